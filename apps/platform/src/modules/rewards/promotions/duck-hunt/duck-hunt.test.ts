import { createHash } from 'node:crypto'
import { getDuckHuntGame, listGifts, shootDuck } from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { joinMembers } from '../../contests/members.service.ts'
import { addPoints } from '../../contests/points.service.ts'
import { insertPromotion } from '../testing/contests.ts'
import { isHit } from './duck-hunt.rules.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const open = ({
  hitChance = 10_000,
  gifts = ['cash', 'xp'],
  ...wanted
}: Parameters<typeof insertPromotion>[1] & { hitChance?: number; gifts?: string[] } = {}) =>
  insertPromotion(platform, {
    ...wanted,
    terms: { template: 'template5', duckHunt: { pointsPerShot: 10, hitChance, gifts } },
  })

let count = 0
async function createHunter(contestId: number, points: number): Promise<TestPlayer> {
  const player = await platform.createPlayer()
  await earn(contestId, player, points)
  return player
}
async function earn(contestId: number, { id: userId }: TestPlayer, amount: number) {
  const now = platform.clock.now()
  const key = `points ${(count += 1)}`
  await platform.db.transaction().execute(async (trx) => {
    await joinMembers(trx, now, { id: contestId }, [userId])
    await addPoints(trx, now, contestId, [{ userId, kind: 'desk', unit: 'points', amount, key }])
  })
}
const shoot = (player: TestPlayer, contestId: number | string, number: number) =>
  platform.as(player).post(shootDuck, { params: { gameId: String(contestId) }, body: { number } })
const gameOf = async (player: TestPlayer, contestId: number) =>
  (await platform.as(player).get(getDuckHuntGame, { params: { gameId: String(contestId) } })).body
const giftsOf = async (player: TestPlayer) => (await platform.as(player).get(listGifts)).body.data.data
const code = async (answer: Promise<{ errors: { code: string }[] }>) => (await answer).errors[0]?.code

test('points grant shots, and what is earned later grants more; spent points are still earned [7.45]', async () => {
  const contest = await open()
  const player = await createHunter(contest, 25)
  expect(await gameOf(player, contest)).toMatchObject({
    status: 'active',
    granted: 2,
    toNextShot: 5,
    fired: 0,
    hitsPerPrize: 5,
    hitChance: 10_000,
    seed: null,
  })
  await platform.db
    .transaction()
    .execute((trx) =>
      addPoints(trx, platform.clock.now(), contest, [
        { userId: player.id, kind: 'exchange', unit: 'points', amount: -25, key: 'all' },
      ]),
    )
  await earn(contest, player, 5)
  expect(await gameOf(player, contest)).toMatchObject({ granted: 3, toNextShot: 10 })
})

test('the seed is shown by its hash alone until the end, and then explains every shot [7.45]', async () => {
  const contest = await open({ hitChance: 5_000, endsAt: addSeconds(platform.clock.now(), 60) })
  const player = await createHunter(contest, 200)
  const { seedHash } = await gameOf(player, contest)
  const hits: boolean[] = []
  for (let number = 1; number <= 20; number += 1) hits.push((await shoot(player, contest, number)).body.isHit)
  platform.clock.advance({ minutes: 2 })
  const { status, seed, fired, hits: hitCount } = await gameOf(player, contest)
  expect([status, fired, hitCount]).toEqual(['past', 20, hits.filter(Boolean).length])
  expect(createHash('sha256').update(seed!).digest('hex')).toBe(seedHash)
  expect(hits).toEqual(Array.from({ length: 20 }, (_, index) => isHit(seed!, index + 1, 5_000)))
})

test('two players shoot by seeds of their own [7.45]', async () => {
  const contest = await open()
  const [one, other] = [await createHunter(contest, 10), await createHunter(contest, 10)]
  expect((await gameOf(one, contest)).seedHash).not.toBe((await gameOf(other, contest)).seedHash)
})

test('every fifth hit brings the next gift, in turn [7.45] [3.30]', async () => {
  const contest = await open()
  const player = await createHunter(contest, 1_000)
  const won: (string | null)[] = []
  for (let number = 1; number <= 15; number += 1)
    won.push((await shoot(player, contest, number)).body.prize?.title ?? null)
  const none = [null, null, null, null]
  expect(won).toEqual([...none, 'Деньги', ...none, 'Опыт', ...none, 'Деньги'])
  expect((await giftsOf(player)).map(({ type }) => type).toSorted()).toEqual(['cash', 'cash', 'xp'])
  expect((await gameOf(player, contest)).prizes.map(({ isWon }) => isWon)).toEqual([true, true])
})

test('the same shot fired 20 times at once is one, with one answer and one gift [7.45]', async () => {
  const contest = await open()
  const player = await createHunter(contest, 1_000)
  for (let number = 1; number <= 4; number += 1) await shoot(player, contest, number)
  const answers = await Promise.all(Array.from({ length: 20 }, () => shoot(player, contest, 5)))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body])
  expect(answers[0]!.body).toMatchObject({ number: 5, isHit: true, hits: 5, prize: { title: 'Деньги' } })
  expect([(await giftsOf(player)).length, (await gameOf(player, contest)).fired]).toEqual([1, 5])
})

test('a repeated shot gets its answer again, also later and after the end [7.45]', async () => {
  const contest = await open({ endsAt: addSeconds(platform.clock.now(), 60) })
  const player = await createHunter(contest, 100)
  const first = (await shoot(player, contest, 1)).body
  await shoot(player, contest, 2)
  expect((await shoot(player, contest, 1)).body).toEqual(first)
  platform.clock.advance({ minutes: 2 })
  expect((await shoot(player, contest, 1)).body).toEqual(first)
})

describe('refused is', () => {
  test('a shot out of turn', async () => {
    const contest = await open()
    const player = await createHunter(contest, 100)
    expect(await code(shoot(player, contest, 2))).toBe('step_out_of_turn')
    expect((await gameOf(player, contest)).fired).toBe(0)
  })

  test('a shot more than points have given, also of many at once [8.30]', async () => {
    const contest = await open()
    const player = await createHunter(contest, 19)
    expect((await shoot(player, contest, 1)).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 10 }, () => shoot(player, contest, 2)))
    expect(answers.map(({ errors }) => errors[0]?.code)).toEqual(Array(10).fill('insufficient_funds'))
  })

  test('a shot after the end: those unused lapse [8.32]', async () => {
    const contest = await open({ endsAt: addSeconds(platform.clock.now(), 60) })
    const player = await createHunter(contest, 100)
    await shoot(player, contest, 1)
    platform.clock.advance({ minutes: 2 })
    expect(await code(shoot(player, contest, 2))).toBe('action_is_inactive')
    expect(await gameOf(player, contest)).toMatchObject({ status: 'past', fired: 1, granted: 10 })
  })

  test('a shot before the beginning [8.32]', async () => {
    const startsAt = addSeconds(platform.clock.now(), 60)
    const contest = await open({ startsAt, state: 'created' })
    expect(await code(shoot(await createHunter(contest, 100), contest, 1))).toBe('action_is_inactive')
  })

  test('who takes no part [8.28], and a promotion without a hunt [8.27]', async () => {
    const contest = await open()
    const player = await platform.createPlayer()
    const params = { gameId: String(contest) }
    expect(await code(shoot(player, contest, 1))).toBe('user_not_participate')
    expect(await code(platform.as(player).get(getDuckHuntGame, { params }))).toBe('user_not_participate')
    const plain = await insertPromotion(platform)
    for (const id of [plain, 999_999, 'winter-lab']) {
      expect(await code(shoot(player, id, 1))).toBe('invalid_promotion')
      const other = { gameId: String(id) }
      expect(await code(platform.as(player).get(getDuckHuntGame, { params: other }))).toBe('not_found')
    }
  })

  test('a flagged account, and a closed one [6.9] [8.25]', async () => {
    const contest = await open()
    const [flagged, closed] = [await createHunter(contest, 10), await createHunter(contest, 10)]
    await platform.db.updateTable('users').set({ multi_account: true }).where('id', '=', flagged.id).execute()
    await platform.db
      .updateTable('users')
      .set({ closed_at: platform.clock.now() })
      .where('id', '=', closed.id)
      .execute()
    expect(await code(shoot(flagged, contest, 1))).toBe('action_not_allowed')
    expect(await code(shoot(closed, contest, 1))).toBe('account_closed')
  })
})
