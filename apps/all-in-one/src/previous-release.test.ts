// A data folder written by the previous release; `node tools/testing/save-release.ts` made it, and makes the next one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { getBalance, login } from '@yanta/contract'
import { openDatabase } from '@yanta/database'
import { unpackDataFolder } from '@yanta/database/testing'
import { buildGames } from '@yanta/games'
import { buildPlatform } from '@yanta/platform'
import { buildLogger } from '@yanta/server'
import { expect, test } from 'vitest'
import { checkLedger } from '../../platform/src/modules/money/ledger/ledger.service.ts'
import { readReleaseFacts, type ReleaseFacts } from './testing/release-facts.ts'

const kept = join(import.meta.dirname, 'testing/previous-release')
const facts = JSON.parse(readFileSync(join(kept, 'facts.json'), 'utf8')) as ReleaseFacts

const withoutCompoints = (balances: ReleaseFacts['balances']) =>
  Object.fromEntries(Object.entries(balances).filter(([account]) => !account.endsWith('/compoints')))

test('a data folder of the previous release opens and reconciles, and its players log in and have their balances', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yanta-previous-release-'))
  unpackDataFolder(readFileSync(join(kept, 'data-folder.br')), join(folder, 'database'))
  const config = readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', DEMO_REGULARS: 'off' })
  const logger = buildLogger({ logLevel: 'silent', logFormat: 'json' })
  const database = await openDatabase({ directory: join(folder, 'database') })
  const platform = await buildPlatform({ config, database, logger })
  const games = await buildGames({ config, database, logger })
  // Before any timed job runs: a bonus of that time may have expired by now.
  expect((await checkLedger(database.db)).faults).toEqual([])
  // The first start of this release gives three of its demo players the compoints they are seeded with.
  const { balances, movements, ...rest } = await readReleaseFacts(database.db)
  expect({ ...rest, movements: movements - 3, balances: withoutCompoints(balances) }).toEqual({
    ...facts,
    balances: withoutCompoints(facts.balances),
  })

  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const loggedIn = await platform.inject({
    method: 'POST',
    url: `${login.path}?platform=desktop`,
    headers,
    payload: { type: 'email', login: 'vera@example.com', password: 'vera-demo-2026' },
  })
  expect(loggedIn.statusCode).toBe(200)
  const balance = await platform.inject({
    method: 'GET',
    url: `${getBalance.path}?platform=desktop`,
    headers: { ...headers, authorization: `Bearer ${loggedIn.json<{ token: string }>().token}` },
  })
  const { user_id, balance: real } = balance.json<{ user_id: string; balance: number }>()
  expect(facts.balances).toMatchObject({ [`player/${user_id}/real`]: real })

  await games.close()
  await platform.close()
  expect((await checkLedger(database.db)).faults).toEqual([])
  await database.close()
  rmSync(folder, { recursive: true })
})
