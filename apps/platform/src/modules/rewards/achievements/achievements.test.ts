import { achievementProgress, listAchievements, listGifts } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordEvent } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { createDepositDesk } from '../../money/deposits/testing/deposit-desk.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import {
  creditPlayer,
  openDesk,
  startDesk,
  type ProviderDesk,
} from '../../money/wallet/testing/provider-desk.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const settle = ({ sessionId, settle: send }: ProviderDesk, index: number, win = 0) =>
  send(100, win, {
    roundId: `achieving-${sessionId}-${index}`,
    betTransactionId: `achieving-bet-${sessionId}-${index}`,
    winTransactionId: `achieving-win-${sessionId}-${index}`,
  })
const read = async (player: TestPlayer) =>
  (await platform.as(player).get(listAchievements, {}, { headers: { 'accept-language': 'en' } })).body.items
const progressOf = async (player: TestPlayer) =>
  Object.fromEntries((await read(player)).map(({ id, progress }) => [id, progress]))

test('a new player sees all of them in the order of the editors, none begun [7.21]', async () => {
  const items = await read(await platform.createPlayer())
  expect(items.map(({ id }) => id)).toEqual(['three-rounds', 'two-games', 'loud-bell', 'sail', 'payer'])
  expect(items[0]).toEqual({
    id: 'three-rounds',
    actionId: null,
    title: 'Three rounds',
    text: 'Play 3 rounds',
    image: expect.stringMatching(/^\/art\/symbols\/classic\/scatter\./),
    isCompleted: false,
    progress: 0,
    completedAt: null,
    gift: expect.any(String),
  })
})

test('settled rounds bring a player closer, and the last one gives the gift, once [3.50] [7.86]', async () => {
  const desk = await openDesk(platform, { balance: 100_000 })
  const { player } = desk
  const received: { id: string; progress: number; isCompleted: boolean }[] = []
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${player.id}` && type === achievementProgress.type) received.push(data)
  })
  await settle(desk, 1, 550)
  await expect
    .poll(() => progressOf(player))
    .toEqual({ 'three-rounds': 33, 'two-games': 50, 'loud-bell': 55, sail: 0, payer: 0 })
  await settle(desk, 2)
  await settle(desk, 2)
  await expect.poll(async () => (await progressOf(player))['three-rounds']).toBe(66)
  await settle(desk, 3)
  await settle(desk, 4)
  await expect.poll(async () => (await progressOf(player))['three-rounds']).toBe(100)
  const [three] = await read(player)
  expect([three!.isCompleted, Date.parse(three!.completedAt!)]).toEqual([true, expect.any(Number)])
  const { data } = (await platform.as(player).get(listGifts)).body.data
  expect(data.filter(({ reason }) => reason === 'achievement')).toHaveLength(1)
  await expect.poll(() => received.filter(({ isCompleted }) => isCompleted)).toHaveLength(1)
  expect(received.filter(({ id }) => id === 'two-games')).toMatchObject([{ progress: 50 }])
  end()
})

test('bonus money and demo bring nobody closer', async () => {
  const desk = await openDesk(platform)
  await creditPlayer(platform, desk.player, 10_000, 'bonus')
  await settle(desk, 1)
  await settle(await startDesk(platform, desk.player, { mode: 'demo' }), 2)
  const marker = await openDesk(platform, { balance: 10_000 })
  await settle(marker, 1)
  await expect.poll(async () => (await progressOf(marker.player))['three-rounds']).toBe(33)
  expect(Object.values(await progressOf(desk.player))).toEqual([0, 0, 0, 0, 0])
})

test('the fact of a level brings a player closer to one', async () => {
  const player = await platform.createPlayer()
  await platform.db.transaction().execute((trx) =>
    recordEvent(trx, platform.clock.now(), {
      type: 'level.reached',
      userId: player.id,
      data: { from: 1, to: 3 },
    }),
  )
  await expect.poll(async () => (await progressOf(player)).sail).toBe(50)
})

test('a credited deposit brings a player closer to an achievement of deposits, one that failed does not', async () => {
  const deposits = createDepositDesk(platform)
  const player = await platform.createPlayer()
  const [failed, credited] = [await deposits.open(player), await deposits.open(player)]
  await deposits.decline(failed.transaction_id)
  await deposits.say(credited.transaction_id)
  await deposits.say(credited.transaction_id)
  await expect.poll(async () => (await progressOf(player)).payer).toBe(50)
})
