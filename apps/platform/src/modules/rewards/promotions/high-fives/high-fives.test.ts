import {
  getHighFiveStatistics,
  giveHighFive,
  highFiveReceived,
  listHighFives,
  listParticipants,
  promotionPointsChanged,
  visitorHeader,
} from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { buildForm, proveContact, register } from '../../../identity/registration/testing/newcomer.ts'
import { joinMembers } from '../../contests/members.service.ts'
import { insertPromotion } from '../testing/contests.ts'
import { claimGuestFives } from './count-fives.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const additionalCurrency = {
  id: 'cocktail',
  name: { ru: 'коктейли', en: 'cocktails' },
  icon: 'currencies/cocktail',
}
const open = (wanted: Parameters<typeof insertPromotion>[1] = {}) =>
  insertPromotion(platform, {
    ...wanted,
    terms: { template: 'template3', additionalCurrency, highFives: true, joinButton: true, ...wanted.terms },
  })

let contest: number
beforeEach(async () => {
  contest = await open()
})

async function createMembers(of: number, count: number): Promise<TestPlayer[]> {
  const players: TestPlayer[] = []
  for (let index = 0; index < count; index += 1) players.push(await platform.createPlayer())
  const ids = players.map(({ id }) => id)
  await platform.db.transaction().execute((trx) => joinMembers(trx, platform.clock.now(), { id: of }, ids))
  return players
}
const createMember = async (of = contest) => (await createMembers(of, 1))[0]!

const give = (from: TestPlayer, to: { id: number } | string, of: number | string = contest) =>
  platform.as(from).post(giveHighFive, {
    body: { actionId: String(of), toUserId: typeof to === 'string' ? to : String(to.id) },
  })
let visitors = 0
const newVisitor = () => `visitor-${String((visitors += 1)).padStart(14, '0')}`
const giveAsGuest = (
  to: { id: number },
  { visitor = newVisitor(), address = '203.0.113.7', of = contest } = {},
) =>
  platform
    .as(null)
    .post(
      giveHighFive,
      { body: { actionId: String(of), toUserId: String(to.id) } },
      { headers: { ...(visitor && { [visitorHeader]: visitor }), 'x-forwarded-for': address } },
    )
const balanceOf = async ({ id }: { id: number }, of = contest) =>
  platform.db
    .selectFrom('contest_members')
    .select(['points', 'additional'])
    .where('contest_id', '=', of)
    .where('user_id', '=', id)
    .executeTakeFirst()
const statisticsOf = async (player: TestPlayer, of = contest) =>
  (await platform.as(player).get(getHighFiveStatistics, { params: { promoId: String(of) } })).body
const listOf = async (player: TestPlayer, query: Record<string, string>) =>
  (
    await platform.as(player).get(listHighFives, {
      params: { promoId: String(contest) },
      query: query as { type: 'sent' },
    })
  ).body
const code = async (answer: Promise<{ errors: { code: string }[] }>) => (await answer).errors[0]?.code
const tally = (answers: { status: number; errors: { code: string }[] }[]) => {
  const counts: Record<string, number> = {}
  for (const { status, errors } of answers) {
    const name = status === 200 ? 'given' : errors[0]!.code
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
/** In the middle of a day of the site, so that no midnight comes between two fives. */
async function goToNoon() {
  const now = platform.clock.now()
  const noon = new Date(`${now.toISOString().slice(0, 10)}T09:00:00Z`)
  const ahead = (noon.getTime() + 86_400_000 - now.getTime()) % 86_400_000
  platform.clock.advance({ minutes: Math.ceil(ahead / 60_000) })
  contest = await open()
}

describe('a high five', () => {
  test('gives each side a cocktail, and tells the other [7.39] [7.86] [9.28]', async () => {
    const [from, to] = (await createMembers(contest, 2)) as [TestPlayer, TestPlayer]
    const told: [string, string, unknown][] = []
    const end = platform.watchPublished((room, type, data) => told.push([room, type, data]))
    const { status, body } = await give(from, to)
    end()
    expect([status, body]).toEqual([200, { sentToday: 1, limit: 5, isGuest: false }])
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([
      { points: 0, additional: 1 },
      { points: 0, additional: 1 },
    ])
    const five = told.find(([, type]) => type === highFiveReceived.type)!
    expect(five[0]).toBe(`user:${to.id}`)
    expect(five[2]).toMatchObject({
      actionId: String(contest),
      slug: expect.stringMatching(/^test-/) as string,
      nick_name: expect.stringMatching(/^Player /) as string,
    })
    expect(
      told
        .filter(([, type]) => type === promotionPointsChanged.type)
        .map(([room]) => room)
        .toSorted(),
    ).toEqual([`user:${from.id}`, `user:${to.id}`].toSorted())
  })

  test('given for the fifth time brings 5 points, received for the fifth time 10, once a day [9.28]', async () => {
    await goToNoon()
    const [one, ...others] = await createMembers(contest, 7)
    for (const other of others.slice(0, 4)) await give(one!, other)
    expect(await balanceOf(one!)).toEqual({ points: 0, additional: 4 })
    await give(one!, others[4]!)
    expect(await balanceOf(one!)).toEqual({ points: 5, additional: 5 })
    for (const other of others.slice(0, 5)) await give(other, one!)
    expect(await balanceOf(one!)).toEqual({ points: 15, additional: 10 })
    expect(await statisticsOf(one!)).toMatchObject({
      sent: { count: 5, limit: 5, bonus: 5, isBonusGiven: true },
      received: { count: 5, limit: 5, bonus: 10, isBonusGiven: true },
    })
  })

  test('makes its giver a member where no button is needed', async () => {
    const free = await open({ terms: { joinButton: false } })
    const [to, from] = [await createMember(free), await platform.createPlayer()]
    expect((await give(from, to, free)).status).toBe(200)
    expect(await balanceOf(from, free)).toEqual({ points: 0, additional: 1 })
  })

  test('can be given to the same player on the next day of the site [9.28]', async () => {
    await goToNoon()
    const now = platform.clock.now()
    contest = await open({ endsAt: addSeconds(now, 10 * 86_400) })
    const [from, to] = (await createMembers(contest, 2)) as [TestPlayer, TestPlayer]
    await give(from, to)
    expect(await code(give(from, to))).toBe('high_five_per_user_limit_reached')
    const { resetsAt } = await statisticsOf(from)
    expect(resetsAt).toBe(`${now.toISOString().slice(0, 10)}T21:00:00.000Z`)
    // Tokens live for a quarter of an hour: the day ends for the rows instead.
    await platform.db
      .updateTable('high_fives')
      .set({ day: addSeconds(now, -86_400).toISOString().slice(0, 10) })
      .where('contest_id', '=', contest)
      .execute()
    expect((await give(from, to)).status).toBe(200)
    expect((await statisticsOf(from)).days.map(({ sent }) => sent)).toEqual([1, 1])
  })
})

describe('races', () => {
  test('of 50 fives to 50 players at once five are given, and bring the points once [8.23] [9.28]', async () => {
    await goToNoon()
    const [from, ...others] = await createMembers(contest, 51)
    const answers = await Promise.all(others.map((to) => give(from!, to)))
    expect(tally(answers)).toEqual({ given: 5, high_five_daily_limit_reached: 45 })
    expect(await balanceOf(from!)).toEqual({ points: 5, additional: 5 })
  })

  test('of 50 fives for one player at once five are given [8.22]', async () => {
    await goToNoon()
    const [to, ...others] = await createMembers(contest, 51)
    const answers = await Promise.all(others.map((from) => give(from, to!)))
    expect(tally(answers)).toEqual({ given: 5, high_five_per_user_limit_reached: 45 })
    expect(await balanceOf(to!)).toEqual({ points: 10, additional: 5 })
  })

  test('of 20 players who become members by a five for one player at once, five do', async () => {
    await goToNoon()
    const free = await open({ terms: { joinButton: false } })
    const to = await createMember(free)
    const strangers = await Promise.all(Array.from({ length: 20 }, () => platform.createPlayer()))
    const answers = await Promise.all(strangers.map((from) => give(from, to, free)))
    expect(tally(answers)).toEqual({ given: 5, high_five_per_user_limit_reached: 15 })
    const members = await platform.db
      .selectFrom('contest_members')
      .select('number')
      .where('contest_id', '=', free)
      .orderBy('number')
      .execute()
    expect(members.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('two players who give each other five at once both do, however often', async () => {
    await goToNoon()
    const [one, other] = (await createMembers(contest, 2)) as [TestPlayer, TestPlayer]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? give(one, other) : give(other, one))),
    )
    expect(tally(answers)).toEqual({ given: 2, high_five_per_user_limit_reached: 18 })
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([
      { points: 0, additional: 2 },
      { points: 0, additional: 2 },
    ])
  })
})

describe('refused is', () => {
  test('oneself [8.26]', async () => {
    const player = await createMember()
    expect(await code(give(player, player))).toBe('action_self_palm')
  })

  test('who takes no part: to give [8.28], and to get [8.24]', async () => {
    const [member, stranger] = [await createMember(), await platform.createPlayer()]
    expect(await code(give(stranger, member))).toBe('user_not_participate')
    for (const to of [stranger, '999999', 'nobody'] as const)
      expect(await code(give(member, to))).toBe('cannot_high_five')
  })

  test('a flagged receiver, a flagged giver [6.9] [8.25] [8.29]', async () => {
    const [from, to] = (await createMembers(contest, 2)) as [TestPlayer, TestPlayer]
    await platform.db.updateTable('users').set({ multi_account: true }).where('id', '=', to.id).execute()
    expect(await code(give(from, to))).toBe('user_is_blocked_for_multi_account')
    expect(await code(giveAsGuest(to))).toBe('user_is_blocked_for_multi_account')
    expect(await code(give(to, from))).toBe('action_not_allowed')
  })

  test('a closed account: that of the giver, and who has left [8.24]', async () => {
    const [from, to] = (await createMembers(contest, 2)) as [TestPlayer, TestPlayer]
    await platform.db
      .updateTable('users')
      .set({ closed_at: platform.clock.now() })
      .where('id', '=', to.id)
      .execute()
    expect(await code(give(from, to))).toBe('cannot_high_five')
    expect(await code(give(to, from))).toBe('account_closed')
  })

  test('a promotion that is not there or knows no high fives [8.27], and one that does not run [8.32]', async () => {
    const player = await createMember()
    const now = platform.clock.now()
    const plain = await open({ terms: { highFives: false } })
    for (const id of [999_999, plain, 'winter-lab'])
      expect(await code(give(player, '1', id))).toBe('invalid_promotion')
    const past = await open({ endsAt: addSeconds(now, -1) })
    const future = await open({ startsAt: addSeconds(now, 60), state: 'created' })
    for (const id of [past, future, await open({ state: 'cancelled' })])
      expect(await code(give(player, '1', id))).toBe('action_is_inactive')
  })

  test('the lists and the statistics of who takes no part, or of no such promotion [6.6]', async () => {
    const stranger = await platform.createPlayer()
    const params = { promoId: String(contest) }
    expect(await code(platform.as(stranger).get(getHighFiveStatistics, { params }))).toBe(
      'user_not_participate',
    )
    const query = { type: 'sent' } as const
    expect(await code(platform.as(stranger).get(listHighFives, { params, query }))).toBe(
      'user_not_participate',
    )
    expect((await platform.as(null).get(listHighFives, { params, query })).status).toBe(401)
    const other = { promoId: '999999' }
    expect(await code(platform.as(stranger).get(getHighFiveStatistics, { params: other }))).toBe('not_found')
  })
})

test('fives given and received are listed by pages, with what has been answered [7.38] [3.28]', async () => {
  const [me, ...others] = await createMembers(contest, 5)
  for (const other of others) await give(other, me!)
  await give(me!, others[1]!)
  const first = await listOf(me!, { type: 'received', limit: '3', page: '1' })
  expect([first.totalItems, first.items.map(({ userId }) => userId)]).toEqual([
    4,
    [others[3], others[2], others[1]].map((player) => String(player!.id)),
  ])
  expect(first.items.map(({ isAnswered }) => isAnswered)).toEqual([false, false, true])
  expect(first.items[0]!.avatar).toContain('/art/avatars/avatar-')
  const second = await listOf(me!, { type: 'received', limit: '3', page: '2' })
  expect(second.items.map(({ userId }) => userId)).toEqual([String(others[0]!.id)])
  const sent = await listOf(me!, { type: 'sent', order: 'asc' })
  expect([sent.totalItems, sent.items[0]!.userId]).toEqual([1, String(others[1]!.id)])
  // Without a type they are those received.
  expect((await listOf(me!, {})).items).toEqual([...first.items, ...second.items])
})

test('high-five info has the rank and the cocktails of two days; a rank stands only once the promotion has begun [3.28] [6.6]', async () => {
  const [me, ...others] = await createMembers(contest, 3)
  await give(me!, others[0]!)
  await give(others[1]!, me!)
  await platform.db
    .updateTable('contest_members')
    .set({ earned: 50 })
    .where('contest_id', '=', contest)
    .where('user_id', '=', others[1]!.id)
    .execute()
  expect(await statisticsOf(me!)).toMatchObject({ rank: 2, recent: { count: 2, needed: 20 } })
  platform.clock.advance({ minutes: 1 })
  const future = await open({ startsAt: addSeconds(platform.clock.now(), 60), state: 'created' })
  expect(await statisticsOf(await createMember(future), future)).toMatchObject({ rank: null })
})

test('the table says whom a player, or the browser of a guest, has given five today [7.37]', async () => {
  const [me, to, other] = (await createMembers(contest, 3)) as [TestPlayer, TestPlayer, TestPlayer]
  const visitor = newVisitor()
  await give(me, to)
  await giveAsGuest(other, { visitor })
  const params = { promoId: String(contest) }
  const fived = async (player: TestPlayer | null) => {
    const headers = { [visitorHeader]: visitor }
    return (await platform.as(player).get(listParticipants, { params }, { headers })).body.fived
  }
  expect([await fived(me), await fived(null), await fived(to)]).toEqual([
    [String(to.id)],
    [String(other.id)],
    [],
  ])
})

describe("a guest's five", () => {
  const settled = (visitor: string) =>
    vi.waitFor(async () => {
      const waiting = await platform.db
        .selectFrom('high_fives')
        .select('id')
        .where('visitor', '=', visitor)
        .where('counted_at', 'is', null)
        .where('void_at', 'is', null)
        .execute()
      expect(waiting).toEqual([])
    })
  async function registerFrom(visitor: string): Promise<{ id: number }> {
    const email = `${visitor}@example.com`
    const proof = await proveContact(platform, 'email', email)
    const { status } = await register(platform, buildForm(proof), { [visitorHeader]: visitor })
    expect(status).toBe(200)
    return platform.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  }

  test('is shown as that of a guest, and counts for nobody [6.3]', async () => {
    const to = await createMember()
    const told: unknown[] = []
    const end = platform.watchPublished((room, type, data) => {
      if (room === `user:${to.id}` && type === highFiveReceived.type) told.push(data)
    })
    const { status, body } = await giveAsGuest(to)
    end()
    expect([status, body]).toEqual([200, { sentToday: 1, limit: 3, isGuest: true }])
    expect(told).toMatchObject([{ actionId: String(contest), nick_name: null }])
    expect(await balanceOf(to)).toEqual({ points: 0, additional: 0 })
    const { items } = await listOf(to, { type: 'received' })
    expect(items).toMatchObject([{ userId: null, nick_name: null, avatar: null }])
    expect((await statisticsOf(to)).received.count).toBe(0)
  })

  test('counts for both sides once its visitor registers, once [6.3]', async () => {
    const to = await createMember()
    const visitor = newVisitor()
    await giveAsGuest(to, { visitor })
    const told: string[] = []
    const end = platform.watchPublished(
      (room, type) => type === promotionPointsChanged.type && told.push(room),
    )
    const player = await registerFrom(visitor)
    await settled(visitor)
    await vi.waitFor(() => expect(told.toSorted()).toEqual([`user:${player.id}`, `user:${to.id}`].toSorted()))
    end()
    expect([await balanceOf(to), await balanceOf(player)]).toEqual([
      { points: 0, additional: 1 },
      { points: 0, additional: 1 },
    ])
    expect((await listOf(to, { type: 'received' })).items).toMatchObject([{ userId: String(player.id) }])
    platform.clock.advance({ minutes: 2 })
    await registerFrom(newVisitor())
    expect(await balanceOf(to)).toEqual({ points: 0, additional: 1 })
  })

  test('does not count 24 hours later [6.3]', async () => {
    contest = await open({ endsAt: addSeconds(platform.clock.now(), 10 * 86_400) })
    const to = await createMember()
    const visitor = newVisitor()
    await giveAsGuest(to, { visitor })
    platform.clock.advance({ hours: 24 })
    const player = await registerFrom(visitor)
    expect([await balanceOf(to), await balanceOf(player)]).toEqual([{ points: 0, additional: 0 }, undefined])
  })

  test('is void when the receiver has got five since, or the promotion is over [6.3]', async () => {
    await goToNoon()
    const [to, ...others] = await createMembers(contest, 6)
    const over = await open({ endsAt: addSeconds(platform.clock.now(), 60) })
    const inPast = await createMember(over)
    const visitor = newVisitor()
    await giveAsGuest(to!, { visitor })
    await giveAsGuest(inPast, { visitor, of: over })
    for (const other of others) await give(other, to!)
    platform.clock.advance({ minutes: 2 })
    await registerFrom(visitor)
    await settled(visitor)
    expect([await balanceOf(to!), await balanceOf(inPast, over)]).toEqual([
      { points: 10, additional: 5 },
      { points: 0, additional: 0 },
    ])
    expect((await listOf(to!, { type: 'received' })).totalItems).toBe(5)
  })

  test('that cannot be counted holds up no other one, and is tried again [6.3]', async () => {
    const to = await createMember()
    const broken = await open({ endsAt: addSeconds(platform.clock.now(), 86_400) })
    const inBroken = await createMember(broken)
    const visitor = newVisitor()
    await giveAsGuest(inBroken, { visitor, of: broken })
    await giveAsGuest(to, { visitor })
    const change = (kind: 'promotion' | 'tournament') =>
      platform.db.updateTable('contests').set({ kind }).where('id', '=', broken).execute()
    await change('tournament')
    await registerFrom(visitor)
    await vi.waitFor(async () => expect(await balanceOf(to)).toEqual({ points: 0, additional: 1 }))
    expect(await balanceOf(inBroken, broken)).toEqual({ points: 0, additional: 0 })
    await change('promotion')
    platform.clock.advance({ minutes: 2 })
    await settled(visitor)
    expect(platform.drainErrors()).toMatchObject([{ job: 'count-guest-fives' }])
    expect(await balanceOf(inBroken, broken)).toEqual({ points: 0, additional: 1 })
  })

  test('is void when its visitor is flagged, or has left, before it is counted [6.3] [6.9]', async () => {
    const to = await createMember()
    const visitors = [newVisitor(), newVisitor()]
    for (const [index, visitor] of visitors.entries()) {
      await giveAsGuest(to, { visitor })
      const { id } = await platform.createPlayer()
      const change = index === 0 ? { multi_account: true } : { closed_at: platform.clock.now() }
      await platform.db.updateTable('users').set(change).where('id', '=', id).execute()
      await platform.db
        .transaction()
        .execute((trx) => claimGuestFives(trx, platform.clock.now(), { visitor, userId: id }))
    }
    platform.clock.advance({ minutes: 2 })
    for (const visitor of visitors) await settled(visitor)
    expect(await balanceOf(to)).toEqual({ points: 0, additional: 0 })
  })

  test('that is the fifth of a day brings its receiver the points [6.3] [9.28]', async () => {
    await goToNoon()
    const [to, ...others] = await createMembers(contest, 5)
    const visitor = newVisitor()
    await giveAsGuest(to!, { visitor })
    for (const other of others) await give(other, to!)
    await registerFrom(visitor)
    await settled(visitor)
    expect(await balanceOf(to!)).toEqual({ points: 10, additional: 5 })
  })

  test('is one of three of a browser a day, also of 50 at once, and never twice for one player [8.22] [8.23]', async () => {
    await goToNoon()
    const visitor = newVisitor()
    const members = await createMembers(contest, 50)
    const answers = await Promise.all(members.map((to) => giveAsGuest(to, { visitor, address: '192.0.2.1' })))
    expect(tally(answers)).toEqual({ given: 3, high_five_daily_limit_reached: 47 })
    const again = members[answers.findIndex(({ status }) => status === 200)]!
    expect(await code(giveAsGuest(again, { visitor }))).toBe('high_five_per_user_limit_reached')
  })

  test('is one of 20 of a network a day, whatever the browser', async () => {
    await goToNoon()
    const to = await createMember()
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => giveAsGuest(to, { address: '192.0.2.77' })),
    )
    expect(tally(answers)).toEqual({ given: 20, too_many_requests: 5 })
    expect((await giveAsGuest(to, { address: '192.0.2.78' })).status).toBe(200)
  })

  test("is refused for who takes no part, and for a client that the site's server does not name [8.24]", async () => {
    expect(await code(giveAsGuest(await platform.createPlayer()))).toBe('cannot_high_five')
    expect(await code(giveAsGuest(await createMember(), { visitor: '' }))).toBe('cannot_high_five')
  })

  test('leaves no address behind [6.3]', async () => {
    const to = await createMember()
    await giveAsGuest(to, { address: '192.0.2.99' })
    const hashes = () =>
      platform.db
        .selectFrom('high_fives')
        .select('address_hash as hash')
        .where('contest_id', '=', contest)
        .execute()
    expect(JSON.stringify(await hashes())).not.toContain('192.0.2')
    platform.clock.advance({ hours: 49 })
    await vi.waitFor(async () => expect(await hashes()).toEqual([{ hash: null }]), { timeout: 5_000 })
  })
})
