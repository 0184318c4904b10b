import { testServerUrl } from '@yanta/database/testing'
import { expect, test } from 'vitest'
import { contentFolder, loadContent } from '@yanta/content'
import { checkLedger, getPlayerBalances } from '../../modules/money/ledger/ledger.service.ts'
import { createWalletDatabase } from '../../modules/money/wallet/testing/wallet-database.ts'
import { seedDemoPlayers } from './demo-players.ts'

test.each(testServerUrl ? (['embedded', 'server'] as const) : (['embedded'] as const))(
  'two processes that start at once on one %s database seed every player once',
  async (kind) => {
    const database = await createWalletDatabase(kind)
    const { players } = loadContent(contentFolder)
    const seed = () => seedDemoPlayers(database.db, new Date(), players)
    await Promise.all([seed(), seed()])
    const rows = await database.db.selectFrom('users').select(['id', 'email']).orderBy('id').execute()
    expect(rows.map(({ email }) => email)).toEqual(players.map(({ email }) => email))
    expect(await getPlayerBalances(database.db, rows[0]!.id)).toMatchObject({ real: players[0]!.balance })
    expect((await checkLedger(database.db)).faults).toEqual([])
    await database.close()
  },
)
