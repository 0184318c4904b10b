import { listWinners } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openDesk, startDesk } from '../../money/wallet/testing/provider-desk.ts'
import { convertToRub, hideNickName } from './winners.rules.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const ask = async (query: { limit?: string } = {}) =>
  (await platform.as(null).get(listWinners, { query })).body

test('a player who won more than was staked is on the list, the newest first, with the sum in roubles and without the whole nickname [7.69] [3.62]', async () => {
  const first = await openDesk(platform, { balance: 10_000 })
  const second = await openDesk(platform, { balance: 10_000 })
  await first.settle(1_000, 2_500)
  await second.settle(1_000, 1_000)
  await second.settle(100, 700, {
    roundId: 'newest-round',
    betTransactionId: 'newest-round-bet',
    winTransactionId: 'newest-round-win',
  })
  await (await startDesk(platform, first.player, { mode: 'demo' })).settle(1_000, 9_999)
  const { data, options } = await ask()
  expect(options).toEqual({ currency: 'RUB' })
  expect(data.map(({ amount }) => amount)).toEqual([700, 2_500])
  for (const { nick_name, game, wonAt } of data) {
    expect(nick_name).toMatch(/^.{1,2}\*{3}$/u)
    expect(game).toMatchObject({ slug: 'takes-bonus', name: expect.any(String), preview: expect.any(String) })
    expect(Date.parse(wonAt)).toBeGreaterThan(0)
  }
  expect((await ask({ limit: '1' })).data).toHaveLength(1)
})

test.each(['0', '101', 'many'])('a list with the limit %s is refused', async (limit) => {
  expect((await platform.as(null).get(listWinners, { query: { limit } })).status).toBe(400)
})

test.each([
  [1_000, '1', 1_000],
  [1_000, '95.2', 95_200],
  [3, '0.156', 0],
  [1_000_000_000, '0.156', 156_000_000],
])('%d minor units at %s are %d kopecks', (amount, rate, kopecks) => {
  expect(convertToRub(amount, rate)).toBe(kopecks)
})

test.each([
  ['Вера', 'Ве***'],
  ['Ян', 'Я***'],
  ['🦊🦊🦊🦊', '🦊🦊***'],
])('%s is shown as %s', (nickName, shown) => {
  expect(hideNickName(nickName)).toBe(shown)
})
