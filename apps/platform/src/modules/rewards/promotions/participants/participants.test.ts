import {
  getHighFiveStatistics,
  getParticipant,
  giveHighFive,
  joinPromotion,
  listMemberships,
  listParticipants,
} from '@yanta/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDates } from '../../../../plugins/calendar.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { takeBreak } from '../../../money/limits/breaks.service.ts'
import { joinMembers } from '../../contests/members.service.ts'
import { addPoints } from '../../contests/points.service.ts'
import { grantPoints } from '../desk-promotions.service.ts'
import { insertPromotion } from '../testing/contests.ts'
import { updateEligibility } from './eligibility.service.ts'
import { findStandingsFilter } from './eligibility.rules.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const hour = 3_600_000
const at = (hours: number) => new Date(platform.clock.now().getTime() + hours * hour)
const join = (player: TestPlayer | null, id: number | string) =>
  platform.as(player).post(joinPromotion, { body: { action_id: String(id) } })
const table = async (id: number, query: Record<string, string> = {}, player: TestPlayer | null = null) =>
  (await platform.as(player).get(listParticipants, { params: { promoId: String(id) } }, { query })).body
const membership = async (player: TestPlayer, id: number) =>
  platform.as(player).get(getParticipant, { params: { id: String(id) } })

/** Makes players members with points. */
async function enter(id: number, points: readonly (readonly [TestPlayer, number])[]): Promise<void> {
  await platform.db.transaction().execute(async (trx) => {
    const now = platform.clock.now()
    for (const [player, amount] of points) {
      await joinMembers(trx, now, { id }, [player.id])
      if (amount > 0)
        await addPoints(trx, now, id, [
          { userId: player.id, kind: 'desk', unit: 'points', amount, key: `test ${player.id}` },
        ])
    }
  })
}

describe('joining', () => {
  test('makes a member with a number, once however often it is asked for, and before the beginning as a wish [7.41]', async () => {
    const id = await insertPromotion(platform, {
      terms: { joinButton: true },
      startsAt: at(5),
      endsAt: at(9),
      state: 'created',
    })
    const [one, two] = [await platform.createPlayer(), await platform.createPlayer()]
    expect((await join(one, id)).body).toEqual({ ok: true, action_id: String(id) })
    await Promise.all([join(one, id), join(two, id), join(two, id)])
    expect((await membership(one, id)).body.data.data).toMatchObject({
      actionId: String(id),
      number: 1,
      rank: null,
      isEligible: true,
    })
    expect((await membership(two, id)).body.data.data.number).toBe(2)
    expect((await table(id)).totalItems).toBe(2)
    expect((await table(id)).items.map(({ rank }) => rank)).toEqual([null, null])
  })

  test('is a wish before the beginning of what counts without joining, too [7.41]', async () => {
    const id = await insertPromotion(platform, { startsAt: at(5), endsAt: at(9), state: 'created' })
    const player = await platform.createPlayer()
    expect((await join(player, id)).body).toEqual({ ok: true, action_id: String(id) })
    expect((await membership(player, id)).body.data.data).toMatchObject({ number: 1, rank: null })
  })

  test.each([
    ['invalid_promotion', 'that does not exist', () => Promise.resolve('999999')],
    ['invalid_promotion', 'with words for an id', () => Promise.resolve('nope')],
    [
      'invalid_promotion',
      'that is a page of text',
      async () => insertPromotion(platform, { terms: { template: null, joinButton: true } }),
    ],
    [
      'action_is_inactive',
      'that is over',
      async () => insertPromotion(platform, { terms: { joinButton: true }, endsAt: at(-1) }),
    ],
    [
      'action_is_inactive',
      'that was cancelled',
      async () => insertPromotion(platform, { terms: { joinButton: true }, state: 'cancelled' }),
    ],
    ['action_not_allowed', 'that counts without joining', async () => insertPromotion(platform)],
  ] as const)('is refused with %s in a promotion %s [8.22-8.32]', async (code, _, make) => {
    const { errors } = await join(await platform.createPlayer(), await make())
    expect(errors).toMatchObject([{ code }])
  })

  test('is refused for a closed account, during a break and for guests [8.22-8.32]', async () => {
    const id = await insertPromotion(platform, { terms: { joinButton: true } })
    expect((await join(null, id)).errors).toMatchObject([{ code: 'unauthorized' }])
    const closed = await platform.createPlayer()
    await platform.db
      .updateTable('users')
      .set({ closed_at: platform.clock.now() })
      .where('id', '=', closed.id)
      .execute()
    expect((await join(closed, id)).status).not.toBe(200)
    const resting = await platform.createPlayer()
    const { db, clock, config } = platform
    await takeBreak(db, clock.now(), config.sessionSecret, { id: resting.id, currency: 'RUB' }, 24)
    expect((await join(resting, id)).errors).toMatchObject([{ code: 'taking_a_break' }])
    expect((await table(id)).totalItems).toBe(0)
  })
})

describe('membership', () => {
  test('of who takes no part is not found, and lists name the promotions of a player [7.36] [3.30]', async () => {
    const [id, other] = [await insertPromotion(platform), await insertPromotion(platform)]
    const player = await platform.createPlayer()
    expect(await membership(player, id)).toMatchObject({ status: 404, errors: [{ code: 'not_found' }] })
    await enter(id, [[player, 3]])
    await enter(other, [[player, 3]])
    expect((await membership(player, id)).body.data.data).toMatchObject({ rank: 1, isEligible: true })
    expect((await platform.as(player).get(listMemberships)).body.items).toEqual([String(other), String(id)])
  })
})

describe('the table', () => {
  test('has pages of ten by points, whole nicknames, the own row whatever the page, and is open to guests [7.37] [6.3] [3.29]', async () => {
    const id = await insertPromotion(platform)
    const players: TestPlayer[] = []
    for (let number = 1; number <= 12; number += 1)
      players.push(await platform.createPlayer({ nickName: `Игрок № ${number}` }))
    await enter(
      id,
      players.map((player, index) => [player, 100 - index] as const),
    )
    const first = await table(id)
    expect(first.totalItems).toBe(12)
    expect(first.items).toHaveLength(10)
    expect(first.items[0]).toMatchObject({
      rank: 1,
      nick_name: 'Игрок № 1',
      points: 100,
      additionalPoints: 0,
    })
    expect(first.items[0]!.avatar).toContain('/art/avatars/avatar-')
    expect(first.own).toBeNull()
    const second = await table(id, { page: '2' }, players[0])
    expect(second.items.map(({ rank }) => rank)).toEqual([11, 12])
    expect(second.own).toMatchObject({ rank: 1, userId: String(players[0]!.id) })
    const found = await table(id, { q: 'РОК № 11' })
    expect([found.totalItems, found.items[0]!.rank]).toEqual([1, 11])
    const reversed = await table(id, { 'sort[field]': 'points', 'sort[order]': 'asc' })
    expect(reversed.items[0]).toMatchObject({ rank: 12, points: 89 })
  })

  test.each(['999999', 'nope', '0'])('of %s is not found [7.37]', async (promoId) => {
    expect(await platform.as(null).get(listParticipants, { params: { promoId } })).toMatchObject({
      status: 404,
    })
  })
})

describe('with high fives', () => {
  const fives = {
    highFives: true,
    additionalCurrency: { id: 'cocktail', name: { ru: 'к', en: 'c' }, icon: 'currencies/cocktail' },
  }

  /** Counted fives between two members, so many hours ago. */
  async function give(
    id: number,
    from: TestPlayer,
    to: TestPlayer,
    count: number,
    hoursAgo: number,
  ): Promise<void> {
    for (let number = 0; number < count; number += 1)
      await platform.db
        .insertInto('high_fives')
        .values({
          contest_id: id,
          from_user_id: from.id,
          to_user_id: to.id,
          day: new Date(Date.UTC(2020, 0, 1 + number + hoursAgo * 40)).toISOString().slice(0, 10),
          at: at(-hoursAgo),
          counted_at: at(-hoursAgo),
        })
        .execute()
    await updateEligibility(platform.db, id, [from.id, to.id])
  }

  test('20 cocktails of the last 48 hours let a member rank, those given and those received [5.25]', async () => {
    const id = await insertPromotion(platform, { terms: fives, startsAt: at(-24 * 6), endsAt: at(24) })
    const [one, two, poor] = [
      await platform.createPlayer(),
      await platform.createPlayer(),
      await platform.createPlayer(),
    ]
    await enter(id, [
      [one, 5],
      [two, 9],
      [poor, 50],
    ])
    await give(id, one, two, 12, 40)
    await give(id, two, one, 7, 1)
    expect((await membership(one, id)).body.data.data).toMatchObject({ rank: null, isEligible: false })
    await give(id, two, one, 1, 2)
    const { items, totalItems } = await table(id, {}, poor)
    // The third has no cocktails, and is in no list but the own row.
    expect([totalItems, items.map(({ rank, nick_name: name }) => [rank, name])]).toEqual([
      2,
      [
        [1, items[0]!.nick_name],
        [2, items[1]!.nick_name],
      ],
    ])
    expect(items.map(({ userId }) => userId)).toEqual([String(two.id), String(one.id)])
    const own = (await table(id, {}, poor)).own
    expect(own).toMatchObject({ rank: null, points: 50 })
    expect(
      (await platform.as(one).get(getHighFiveStatistics, { params: { promoId: String(id) } })).body,
    ).toMatchObject({
      rank: 2,
      recent: { count: 20, needed: 20 },
    })
  })

  test('cocktails that the desk gives let a member rank like those of high fives, for 48 hours [5.25] [5.26]', async () => {
    const id = await insertPromotion(platform, { terms: fives, startsAt: at(-24 * 6), endsAt: at(24 * 20) })
    const [one, two] = [await platform.createPlayer(), await platform.createPlayer()]
    await enter(id, [
      [one, 5],
      [two, 9],
    ])
    await give(id, two, one, 8, 1)
    const grant = async (amount: number, key: string) => {
      const context = { now: platform.clock.now(), dates: createDates('Europe/Moscow') }
      const given = { userId: one.id, currencyId: 'cocktail', amount, key }
      await platform.db.transaction().execute((trx) => grantPoints(trx, context, id, given))
    }
    const own = async () => (await membership(one, id)).body.data.data
    await grant(11, 'first')
    await grant(11, 'first')
    expect(await own()).toMatchObject({ rank: null, isEligible: false })
    await grant(1, 'second')
    expect(await own()).toMatchObject({ rank: 1, isEligible: true })
    const { body } = await platform.as(one).get(getHighFiveStatistics, { params: { promoId: String(id) } })
    expect(body).toMatchObject({ rank: 1, recent: { count: 20, needed: 20 } })
    platform.clock.advance({ hours: 48 })
    expect((await table(id)).items.find(({ userId }) => userId === String(one.id))).toMatchObject({
      rank: null,
      additionalPoints: 12,
    })
  })

  test('a rank is lost when the cocktails are older than 48 hours, the row when they are older than 5 days [5.25] [5.26]', async () => {
    const id = await insertPromotion(platform, { terms: fives, startsAt: at(-24 * 20), endsAt: at(24 * 20) })
    const [one, two] = [await platform.createPlayer(), await platform.createPlayer()]
    await enter(id, [
      [one, 5],
      [two, 9],
    ])
    await give(id, one, two, 20, 47)
    const ranks = async () => (await table(id)).items.map(({ rank }) => rank)
    expect(await ranks()).toEqual([1, 2])
    platform.clock.advance({ hours: 1 })
    expect(await ranks()).toEqual([null, null])
    platform.clock.advance({ hours: 71 })
    expect(await ranks()).toEqual([null, null])
    platform.clock.advance({ hours: 1 })
    expect(await ranks()).toEqual([])
  })

  test('five cocktails within five days are listed, four are not [5.26]', async () => {
    const id = await insertPromotion(platform, { terms: fives, startsAt: at(-24 * 20), endsAt: at(24 * 20) })
    const [one, two, three] = [
      await platform.createPlayer(),
      await platform.createPlayer(),
      await platform.createPlayer(),
    ]
    await enter(id, [
      [one, 5],
      [two, 9],
      [three, 1],
    ])
    await give(id, one, two, 4, 100)
    expect((await table(id)).totalItems).toBe(0)
    await give(id, three, two, 1, 1)
    expect((await table(id)).items.map(({ userId }) => userId)).toEqual([String(two.id)])
  })

  test('a five given through the call counts for both at once, and is marked in the table of its giver [5.26] [7.37]', async () => {
    const id = await insertPromotion(platform, { terms: fives, startsAt: at(-24), endsAt: at(24) })
    const [one, two] = [await platform.createPlayer(), await platform.createPlayer()]
    await enter(id, [
      [one, 5],
      [two, 9],
    ])
    const body = { actionId: String(id), toUserId: String(two.id) }
    expect((await platform.as(one).post(giveHighFive, { body })).status).toBe(200)
    expect((await table(id, {}, one)).fived).toEqual([String(two.id)])
    expect((await table(id, {}, two)).fived).toEqual([])
    expect((await table(id)).fived).toEqual([])
    const { body: statistics } = await platform
      .as(two)
      .get(getHighFiveStatistics, { params: { promoId: String(id) } })
    expect(statistics.recent).toEqual({ count: 1, needed: 20 })
  })

  const start = '2026-12-01T09:00:00Z'
  test.each([
    ['2026-12-03T08:59:59Z', false, false],
    ['2026-12-03T09:00:00Z', true, false],
    ['2026-12-06T08:59:59Z', true, false],
    ['2026-12-06T09:00:00Z', true, true],
    ['2027-01-01T00:00:00Z', true, true],
  ])(
    'at %s, after the beginning on 1 December, cocktails decide on rank: %s, on the list: %s [5.25] [5.26]',
    (now, ranks, lists) => {
      const endsAt = new Date('2026-12-20T09:00:00Z')
      const terms = { highFives: true } as Parameters<typeof findStandingsFilter>[0]['terms']
      const filter = findStandingsFilter({ terms, startsAt: new Date(start), endsAt }, new Date(now))
      const moment = new Date(Math.min(Date.parse(now), endsAt.getTime()))
      expect(filter).toEqual({ eligibleAt: ranks ? moment : null, listedAt: lists ? moment : null })
    },
  )

  test('without high fives everybody qualifies [5.25]', () => {
    const terms = { highFives: false } as Parameters<typeof findStandingsFilter>[0]['terms']
    expect(
      findStandingsFilter({ terms, startsAt: new Date(start), endsAt: null }, new Date('2027-01-01')),
    ).toEqual({
      eligibleAt: null,
      listedAt: null,
    })
  })
})
