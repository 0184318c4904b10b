import { testServerUrl } from '@yanta/database/testing'
import { expect, test } from 'vitest'
import { contentFolder, loadContent } from '@yanta/content'
import { checkLedger, getPlayerBalances } from '../../modules/money/ledger/ledger.service.ts'
import { createWalletDatabase } from '../../modules/money/wallet/testing/wallet-database.ts'
import {
  createAchievements,
  listPlayerAchievements,
} from '../../modules/rewards/achievements/achievements.service.ts'
import { importGifts, listPlayerGifts } from '../../modules/rewards/gifts/gifts.service.ts'
import { seedDemoAchievements } from './demo-achievements.ts'
import { seedDemoGifts } from './demo-gifts.ts'
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

test('demo players hold gifts of every type that content has and in every state, once, and no money has moved for them', async () => {
  const database = await createWalletDatabase()
  const { db } = database
  const content = loadContent(contentFolder)
  const now = new Date()
  await importGifts(db, content)
  await seedDemoPlayers(db, now, content.players)
  await seedDemoGifts(db, now, content)
  const { id } = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
  const gifts = await listPlayerGifts(db, now, id, 'en')
  const types = new Set(content.gifts.map(({ type }) => type))
  expect(types.size).toBe(11)
  expect(new Set(gifts.map(({ type }) => type))).toEqual(types)
  expect(new Set(gifts.map(({ state }) => state)).size).toBe(4)
  await seedDemoGifts(db, now, content)
  expect(await listPlayerGifts(db, now, id, 'en')).toEqual(gifts)
  expect(await getPlayerBalances(db, id)).toMatchObject({ real: content.players[0]!.balance, bonus: 0 })
  await seedDemoAchievements(db, now, content)
  await seedDemoAchievements(db, now, content)
  const achievements = await listPlayerAchievements(db, createAchievements(content), id, 'en')
  const begun = achievements.filter(({ progress }) => progress > 0)
  expect(begun.filter(({ isCompleted }) => !isCompleted).length).toBeGreaterThanOrEqual(6)
  expect(begun.filter(({ isCompleted, gift }) => isCompleted && gift !== null)).toEqual([])
  await database.close()
})
