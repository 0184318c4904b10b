import {
  exchangePrize,
  getUserPromotionData,
  giftChanged,
  listGifts,
  promotionPointsChanged,
} from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { checkLedger } from '../../../money/ledger/ledger.service.ts'
import { joinMembers } from '../../contests/members.service.ts'
import { addPoints } from '../../contests/points.service.ts'
import { insertPromotion, prize } from '../testing/contests.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const prizes = [
  prize('cash', { gifts: ['cash'], price: 100 }),
  prize('two', { gifts: ['spins', 'xp'], price: 10, unit: 'additional' }),
  prize('rare', { gifts: ['cash'], price: 10, stock: 2 }),
  prize('high', { gifts: ['cash'], price: 10, level: 3 }),
  prize('drawn', { gifts: ['cash'] }),
]
const additionalCurrency = {
  id: 'cocktail',
  name: { ru: 'коктейли', en: 'cocktails' },
  icon: 'currencies/cocktail',
}
const open = (wanted: Parameters<typeof insertPromotion>[1] = {}) =>
  insertPromotion(platform, {
    ...wanted,
    terms: { template: 'template5', additionalCurrency, prizes, ...wanted.terms },
  })

let count = 0
async function createMember(contestId: number, points = 0, additional = 0): Promise<TestPlayer> {
  const player = await platform.createPlayer()
  await give(contestId, player, points, additional)
  return player
}
async function give(contestId: number, { id: userId }: TestPlayer, points: number, additional = 0) {
  const now = platform.clock.now()
  const change = { userId, kind: 'desk', key: `gift ${(count += 1)}` } as const
  await platform.db.transaction().execute(async (trx) => {
    await joinMembers(trx, now, { id: contestId }, [userId])
    await addPoints(trx, now, contestId, [
      { ...change, unit: 'points', amount: points },
      { ...change, unit: 'additional', amount: additional },
    ])
  })
}
const newKey = () => `exchange-${String((count += 1)).padStart(10, '0')}`
const exchange = (
  player: TestPlayer,
  contestId: number | string,
  prizeId: string,
  { price = null, key = newKey() }: { price?: number | null; key?: string } = {},
) =>
  platform
    .as(player)
    .post(exchangePrize, { params: { promoId: String(contestId), prizeId }, body: { key, price } })
const giftsOf = async (player: TestPlayer) => (await platform.as(player).get(listGifts)).body.data.data
const balanceOf = (contestId: number, { id }: TestPlayer) =>
  platform.db
    .selectFrom('contest_members')
    .select(['points', 'earned', 'additional'])
    .where('contest_id', '=', contestId)
    .where('user_id', '=', id)
    .executeTakeFirst()
const codes = (answers: { status: number; errors: { code: string }[] }[]) => {
  const tally: Record<string, number> = {}
  for (const { status, errors } of answers) {
    const name = status === 200 ? 'taken' : errors[0]!.code
    tally[name] = (tally[name] ?? 0) + 1
  }
  return tally
}

describe('an exchange', () => {
  test('takes the price and gives every gift of the prize, and says so by events [7.42] [7.86]', async () => {
    const contest = await open()
    const player = await createMember(contest, 150, 12)
    const told: [string, unknown][] = []
    const end = platform.watchPublished((room, type, data) => {
      if (room === `user:${player.id}`) told.push([type, data])
    })
    const { status, body } = await exchange(player, contest, 'two', { price: 10 })
    end()
    expect([status, body.points, body.additionalPoints]).toEqual([200, 150, 2])
    expect(body.gifts.map(({ type }) => type)).toEqual(['giftspin', 'xp'])
    expect((await giftsOf(player)).length).toBe(2)
    expect(told.map(([type]) => type).toSorted()).toEqual(
      [giftChanged.type, giftChanged.type, promotionPointsChanged.type].toSorted(),
    )
    expect(told.find(([type]) => type === promotionPointsChanged.type)![1]).toMatchObject({
      id: String(contest),
      points: 150,
      additionalPoints: 2,
    })
    const [entry] = await platform.db
      .selectFrom('contest_entries')
      .select(['unit', 'amount', 'note'])
      .where('user_id', '=', player.id)
      .where('kind', '=', 'exchange')
      .execute()
    expect(entry).toEqual({ unit: 'additional', amount: -10, note: 'two' })
  })

  test('leaves what was earned, by which the table is ordered [4.37]', async () => {
    const contest = await open()
    const player = await createMember(contest, 150)
    await exchange(player, contest, 'cash', { price: 100 })
    expect(await balanceOf(contest, player)).toEqual({ points: 50, earned: 150, additional: 0 })
  })

  test('is made once for a key, and its repetition gets the same answer, after the end too [4.37]', async () => {
    const contest = await open({ endsAt: addSeconds(platform.clock.now(), 60) })
    const player = await createMember(contest, 1_000)
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => exchange(player, contest, 'cash', { price: 100, key })),
    )
    for (const { status, body } of answers) expect([status, body.points]).toEqual([200, 900])
    expect(new Set(answers.map(({ body }) => body.gifts[0]!.id)).size).toBe(1)
    platform.clock.advance({ minutes: 2 })
    const late = await exchange(player, contest, 'cash', { price: 100, key })
    expect([late.status, late.body.points, (await giftsOf(player)).length]).toEqual([200, 900, 1])
  })

  test('without a body takes the prize at its price, each call one of its own; with a key alone a repetition takes nothing [7.42]', async () => {
    const contest = await open()
    const player = await createMember(contest, 250)
    const send = (body?: { key: string }) =>
      platform.as(player).post(exchangePrize, { params: { promoId: String(contest), prizeId: 'cash' }, body })
    expect((await send()).body.points).toBe(150)
    const key = newKey()
    for (let count = 0; count < 2; count += 1) expect((await send({ key })).body.points).toBe(50)
    expect((await send()).errors).toEqual([{ code: 'insufficient_funds', params: { missing: 50 } }])
    expect((await giftsOf(player)).length).toBe(2)
  })

  test('of a key that was used for something else is refused [7.42]', async () => {
    const [contest, other] = [await open(), await open()]
    const player = await createMember(contest, 1_000)
    await give(other, player, 1_000)
    const key = newKey()
    expect((await exchange(player, contest, 'cash', { price: 100, key })).status).toBe(200)
    const answers = [
      await exchange(player, contest, 'rare', { price: 10, key }),
      await exchange(player, other, 'cash', { price: 100, key }),
    ]
    expect(codes(answers)).toEqual({ transaction_conflict: 2 })
  })

  test('with one key in two promotions at once is made in one of them [7.42]', async () => {
    const [contest, other] = [await open(), await open()]
    const player = await createMember(contest, 1_000)
    await give(other, player, 1_000)
    const key = newKey()
    const answers = await Promise.all([
      exchange(player, contest, 'cash', { price: 100, key }),
      exchange(player, other, 'cash', { price: 100, key }),
    ])
    expect(codes(answers)).toEqual({ taken: 1, transaction_conflict: 1 })
    expect((await giftsOf(player)).length).toBe(1)
  })
})

describe('races', () => {
  test('of 50 exchanges with points for one, one is made [8.30]', async () => {
    const contest = await open()
    const player = await createMember(contest, 199)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => exchange(player, contest, 'cash', { price: 100 })),
    )
    expect(codes(answers)).toEqual({ taken: 1, insufficient_funds: 49 })
    expect([await balanceOf(contest, player), (await giftsOf(player)).length]).toEqual([
      { points: 99, earned: 199, additional: 0 },
      1,
    ])
  })

  test('of a prize of which one is left, wanted by 50 players, one player gets it', async () => {
    const contest = await open()
    const players = await Promise.all(Array.from({ length: 50 }, () => createMember(contest, 10)))
    const first = await createMember(contest, 10)
    expect((await exchange(first, contest, 'rare', { price: 10 })).status).toBe(200)
    const answers = await Promise.all(
      players.map((player) => exchange(player, contest, 'rare', { price: 10 })),
    )
    expect(codes(answers)).toEqual({ taken: 1, product_sold_out: 49 })
    const rest = await platform.db
      .selectFrom('contest_members')
      .select(({ fn }) => fn.sum<string>('points').as('points'))
      .where('contest_id', '=', contest)
      .executeTakeFirstOrThrow()
    expect(Number(rest.points)).toBe(490)
  })
})

describe('refused is', () => {
  const refusal = async (answer: ReturnType<typeof exchange>) => {
    const { errors } = await answer
    return errors[0]
  }

  test('a promotion that is not there, or of another kind of id [8.27]', async () => {
    const player = await platform.createPlayer()
    for (const id of ['999999', 'winter-lab', '0'])
      expect(await refusal(exchange(player, id, 'cash', { price: 100 }))).toMatchObject({
        code: 'invalid_promotion',
      })
  })

  test('a prize of another promotion, a drawn one, or none [8.31]', async () => {
    const contest = await open()
    await open({ terms: { prizes: [prize('elsewhere', { gifts: ['cash'], price: 1 })] } })
    const player = await createMember(contest, 1_000)
    for (const [id, price] of [
      ['elsewhere', 1],
      ['drawn', null],
      ['nothing', 1],
    ] as const)
      expect(await refusal(exchange(player, contest, id, { price }))).toEqual({ code: 'cannot_buy_prize' })
  })

  test('a promotion that has ended, has not begun, or was cancelled [8.32]', async () => {
    const now = platform.clock.now()
    const ended = await open({ endsAt: addSeconds(now, -1) })
    const future = await open({ startsAt: addSeconds(now, 60), state: 'created' })
    const cancelled = await open({ state: 'cancelled' })
    for (const contest of [ended, future, cancelled]) {
      const player = await createMember(contest, 1_000)
      expect(await refusal(exchange(player, contest, 'cash', { price: 100 }))).toEqual({
        code: 'action_is_inactive',
      })
      expect((await balanceOf(contest, player))!.points).toBe(1_000)
    }
  })

  test('who takes no part [8.28]', async () => {
    const player = await platform.createPlayer()
    expect(await refusal(exchange(player, await open(), 'cash', { price: 100 }))).toEqual({
      code: 'user_not_participate',
    })
  })

  test('who has too little, with what is missing [8.30]', async () => {
    const contest = await open()
    const player = await createMember(contest, 40)
    expect(await refusal(exchange(player, contest, 'cash', { price: 100 }))).toEqual({
      code: 'insufficient_funds',
      params: { missing: 60 },
    })
  })

  test('another price than that of the prize, and a prize of a higher level', async () => {
    const contest = await open()
    const player = await createMember(contest, 1_000)
    expect(await refusal(exchange(player, contest, 'cash', { price: 99 }))).toEqual({
      code: 'product_price_changed',
    })
    expect(await refusal(exchange(player, contest, 'high', { price: 10 }))).toEqual({
      code: 'product_level_required',
    })
  })

  test.each(['multi_account', 'bonuses_disabled_at'] as const)(
    'an account that is flagged by %s [6.9] [8.25]',
    async (column) => {
      const contest = await open()
      const player = await createMember(contest, 1_000)
      await platform.db
        .updateTable('users')
        .set(column === 'multi_account' ? { multi_account: true } : { bonuses_disabled_at: new Date() })
        .where('id', '=', player.id)
        .execute()
      expect(await refusal(exchange(player, contest, 'cash', { price: 100 }))).toEqual({
        code: 'action_not_allowed',
      })
    },
  )

  test('a closed account', async () => {
    const contest = await open()
    const player = await createMember(contest, 1_000)
    await platform.db
      .updateTable('users')
      .set({ closed_at: platform.clock.now() })
      .where('id', '=', player.id)
      .execute()
    expect(await refusal(exchange(player, contest, 'cash', { price: 100 }))).toEqual({
      code: 'account_closed',
    })
  })

  test('a guest', async () => {
    const answer = await platform.as(null).post(exchangePrize, {
      params: { promoId: String(await open()), prizeId: 'cash' },
      body: { key: newKey(), price: 100 },
    })
    expect(answer.status).toBe(401)
  })
})

describe('what has no price', () => {
  const flasks = {
    achievements: { goal: 5, gift: 'xp' },
    deposits: { goal: 5, gift: 'cash' },
    bets: { goal: 5, gift: 'spins' },
  }
  const claims = async (contestId: number, player: TestPlayer) =>
    (await platform.as(player).get(getUserPromotionData, { params: { id: String(contestId) } })).body

  test('a full flask gives its gift once a season, also to 20 claims at once [9.29] [4.37]', async () => {
    const season = await open({ terms: { template: 'template4', flasks, prizes: [] } })
    const player = await createMember(season)
    await platform.db
      .updateTable('contest_members')
      .set({ flask_bets: 5, flask_deposits: 4 })
      .where('contest_id', '=', season)
      .execute()
    expect((await claims(season, player)).claimable).toEqual(['flask-bets'])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => exchange(player, season, 'flask-bets')),
    )
    expect(codes(answers)).toEqual({ taken: 1, cannot_buy_prize: 19 })
    expect((await giftsOf(player)).map(({ type }) => type)).toEqual(['giftspin'])
    expect(codes([await exchange(player, season, 'flask-deposits')])).toEqual({ cannot_buy_prize: 1 })
    expect((await claims(season, player)).claimable).toEqual([])
    const next = await open({ terms: { template: 'template4', flasks, prizes: [] } })
    await give(next, player, 0)
    await platform.db
      .updateTable('contest_members')
      .set({ flask_bets: 6 })
      .where('contest_id', '=', next)
      .execute()
    expect(codes([await exchange(player, next, 'flask-bets')])).toEqual({ taken: 1 })
  })

  test('one of the gifts of a birthday is given once a year, in its days [4.37]', async () => {
    const present = [prize('cake', { gifts: ['cash'] }), prize('candle', { gifts: ['xp'] })]
    const birthday = { before: 3, after: 7, level: 1 }
    const contest = await open({ endsAt: null, terms: { template: null, prizes: present, birthday } })
    const player = await platform.createPlayer()
    const born = (days: number) =>
      platform.db
        .updateTable('users')
        .set({
          birthday: `1990${addSeconds(platform.clock.now(), days * 86_400)
            .toISOString()
            .slice(4, 10)}`,
        })
        .where('id', '=', player.id)
        .execute()
    expect(codes([await exchange(player, contest, 'cake')])).toEqual({ cannot_buy_prize: 1 })
    await born(20)
    expect(codes([await exchange(player, contest, 'cake')])).toEqual({ cannot_buy_prize: 1 })
    await born(1)
    const { claimable, claimableUntil } = await claims(contest, player)
    expect(claimable).toEqual(['cake', 'candle'])
    expect(Date.parse(claimableUntil!) - platform.clock.now().getTime()).toBeGreaterThan(7 * 86_400_000)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => exchange(player, contest, index % 2 ? 'cake' : 'candle')),
    )
    expect(codes(answers)).toEqual({ taken: 1, cannot_buy_prize: 9 })
    expect((await giftsOf(player)).length).toBe(1)
  })
})
