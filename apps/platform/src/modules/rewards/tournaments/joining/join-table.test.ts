// Every way of joining: the state of a tournament, its privacy, its entrance, and who joins.
import { joinTournament, type Tournament } from '@yanta/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { checkLedger } from '../../../money/ledger/ledger.service.ts'
import { takeBreak } from '../../../money/limits/breaks.service.ts'
import { selectInstances } from '../../contests/contests.service.ts'
import { joinMembers } from '../../contests/members.service.ts'
import { amounts } from '../../promotions/testing/contests.ts'
import { daysFrom, giveCompoints, insertTournament } from '../testing/shown-contests.ts'
import type { Entrance } from './entrance.rules.ts'
import { createInvitation } from './invitations.service.ts'
import type { JoinWish } from './join-tournament.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const states = ['future', 'active', 'past', 'cancelled'] as const
const privacies = { open: 1, closed: 2, limited: 3, compoints: 4 } as const
const entrances: Record<string, { entrance: Entrance; refusal: string }> = {
  'no condition': { entrance: {}, refusal: '' },
  'a level': { entrance: { level: 3 }, refusal: 'level_required' },
  'a promotion': { entrance: { promotion: 'aurora-draw' }, refusal: 'promotion_required' },
  'a deposit': { entrance: { deposit: amounts(50_000) }, refusal: 'deposit_required' },
  'a partner code': {
    entrance: { partnerCodes: ['SILVER', 'Gold-1'] },
    refusal: 'partner_code_required',
  },
  'an invitation': { entrance: { invitation: true }, refusal: 'invitation_required' },
}
const price = 5_000

/** Fulfils all conditions, but for codes. */
async function createAblePlayer(): Promise<TestPlayer> {
  const player = await createPlainPlayer()
  const now = platform.clock.now()
  await platform.db.insertInto('player_progress').values({ user_id: player.id, level: 3 }).execute()
  await insertDeposit(player, 50_000, now)
  const [promotion] = await selectInstances(platform.db, 'promotion', { entries: ['aurora-draw'], each: 1 })
  await platform.db.transaction().execute((trx) => joinMembers(trx, now, promotion!, [player.id]))
  return player
}

/** Has what a seat costs, and nothing else. */
async function createPlainPlayer(): Promise<TestPlayer> {
  const player = await platform.createPlayer()
  await giveCompoints(platform, player, price)
  return player
}

let deposits = 0
async function insertDeposit(player: TestPlayer, amount: number, at: Date): Promise<void> {
  deposits += 1
  await platform.db
    .insertInto('deposits')
    .values({
      user_id: player.id,
      request_key: `of a test ${deposits}`,
      provider: 'sandbox',
      method: 'card',
      amount,
      currency: 'RUB',
      return_query: '',
      status: 'success',
      created_at: at,
      ended_at: at,
      ask_at: at,
    })
    .execute()
}

const invite = (entry: string, forUserId: number | null = null) =>
  platform.db
    .transaction()
    .execute((trx) => createInvitation(trx, platform.clock.now(), { entry, forUserId }))

const times = {
  future: { startsAt: 1, endsAt: 2, state: 'created' },
  active: { startsAt: -1, endsAt: 1, state: 'active' },
  past: { startsAt: -2, endsAt: -1, state: 'finished' },
  cancelled: { startsAt: -1, endsAt: 1, state: 'cancelled' },
} as const

async function insertFor(
  state: (typeof states)[number],
  privacy: keyof typeof privacies,
  entrance: Entrance,
): Promise<{ id: number; slug: string }> {
  const { startsAt, endsAt, state: stored } = times[state]
  return insertTournament(platform, {
    startsAt: daysFrom(platform, startsAt),
    endsAt: daysFrom(platform, endsAt),
    state: stored,
    terms: {
      privacy,
      entrance,
      seats: privacy === 'limited' ? 1 : null,
      price: privacy === 'compoints' ? price : null,
    },
  })
}

const post = (player: TestPlayer | null, slug: string, body: JoinWish = {}) =>
  platform.as(player).post(joinTournament, { params: { slug }, body: body as never })

const cases = states.flatMap((state) =>
  (Object.keys(privacies) as (keyof typeof privacies)[]).flatMap((privacy) =>
    Object.keys(entrances).flatMap((condition) =>
      (['who may', 'who may not'] as const).map((who) => ({ state, privacy, condition, who })),
    ),
  ),
)

test('a tournament that needs nothing is chosen by a call without a body [7.49] [4.30-4.31]', async () => {
  const { slug } = await insertTournament(platform)
  const { status, body } = await platform
    .as(await platform.createPlayer())
    .post(joinTournament, { params: { slug }, body: undefined })
  expect([status, body.tournament?.isMember, body.tournament?.isChosen]).toEqual([200, true, true])
})

test.each(cases)(
  'a $state tournament, $privacy, with $condition, and $who join it [4.31] [4.33] [5.19-5.24]',
  async ({ state, privacy, condition, who }) => {
    const { entrance, refusal } = entrances[condition]!
    const { id, slug } = await insertFor(state, privacy, entrance)
    const mayJoin = who === 'who may'
    const player = await (mayJoin ? createAblePlayer() : createPlainPlayer())
    const wish: JoinWish = {
      price: privacy === 'compoints' ? price : undefined,
      partnerCode: mayJoin ? ' gold 1 ' : 'goldie',
      invitation: mayJoin ? (await invite('neon-race')).toLowerCase() : 'ABCD-EFGH',
    }
    const { status, body, errors } = await post(player, slug, wish)
    const isOver = state === 'past' || state === 'cancelled'
    if (isOver || (!mayJoin && refusal !== '')) {
      expect(errors.map(({ code }) => code)).toEqual([isOver ? 'tournament_is_over' : refusal])
      expect(await readRows(id)).toEqual([])
      return
    }
    expect([status, errors]).toEqual([200, []])
    expect(body.tournament).toMatchObject({
      slug,
      isMember: true,
      isChosen: state === 'active',
      wantParticipate: state === 'future',
      isPaidSeat: privacy === 'compoints',
      isLocked: false,
      membersCount: 1,
      privacyType: { value: privacies[privacy] },
      status: state === 'active' ? 'active' : 'created',
      entrance: [],
    } satisfies Partial<Tournament>)
    expect(body.compoint_balance).toBe(privacy === 'compoints' ? 0 : price)
    expect(await readRows(id)).toEqual([
      { user_id: player.id, seat_price: privacy === 'compoints' ? price : null },
    ])
  },
)

const readRows = (id: number) =>
  platform.db
    .selectFrom('contest_members')
    .select(['user_id', 'seat_price'])
    .where('contest_id', '=', id)
    .execute()

describe('who may join nothing', () => {
  test('is a guest, whom the site sends to registration [4.35] [5.20] [6.5]', async () => {
    const { slug } = await insertTournament(platform)
    expect(await post(null, slug)).toMatchObject({ status: 401, errors: [{ code: 'unauthorized' }] })
  })

  test('is a player on a break, and one whose account is closed', async () => {
    const { id, slug } = await insertTournament(platform)
    const [resting, closed] = [await platform.createPlayer(), await platform.createPlayer()]
    const { db, clock, config } = platform
    await takeBreak(db, clock.now(), config.sessionSecret, { id: resting.id, currency: 'RUB' }, 24)
    expect((await post(resting, slug)).errors).toMatchObject([{ code: 'taking_a_break' }])
    await db.updateTable('users').set({ closed_at: clock.now() }).where('id', '=', closed.id).execute()
    expect((await post(closed, slug)).status).not.toBe(200)
    expect(await readRows(id)).toEqual([])
  })

  test('is who was disqualified there', async () => {
    const { id, slug } = await insertTournament(platform)
    const player = await platform.createPlayer()
    await post(player, slug)
    await platform.db
      .updateTable('contest_members')
      .set({ disqualified_at: platform.clock.now() })
      .where('contest_id', '=', id)
      .execute()
    expect((await post(player, slug)).errors).toEqual([{ code: 'disqualified' }])
  })
})

describe('a refusal says what is missing', () => {
  test.each([
    ['level', { level: 3 }, { level: 3, own: 1 }],
    ['promotion', { promotion: 'aurora-draw' }, { promotion: 'aurora-draw' }],
    ['deposit', { deposit: amounts(50_000) }, { amount: 50_000, deposited: 20_000 }],
  ] as const)('of a %s [5.24]', async (name, entrance, params) => {
    const { slug } = await insertTournament(platform, { terms: { entrance } })
    const player = await platform.createPlayer()
    const eightDaysAgo = daysFrom(platform, -8)
    await insertDeposit(player, 40_000, eightDaysAgo)
    await insertDeposit(player, 20_000, platform.clock.now())
    expect((await post(player, slug)).errors).toEqual([{ code: `${name}_required`, params }])
  })

  test('of compoints, and nothing is paid [5.21] [8.20-8.21]', async () => {
    const { id, slug } = await insertTournament(platform, { terms: { privacy: 'compoints', price } })
    const player = await platform.createPlayer()
    await giveCompoints(platform, player, price - 1)
    expect(await post(player, slug, { price })).toMatchObject({
      status: 402,
      errors: [{ code: 'insufficient_compoint_balance', params: { balance: price - 1, price } }],
    })
    expect(await readRows(id)).toEqual([])
  })

  test.each([undefined, 0, 4_999, 5_001])(
    'of a price that is not the confirmed one of %s, and nothing is paid [4.37]',
    async (confirmed) => {
      const { id, slug } = await insertTournament(platform, { terms: { privacy: 'compoints', price } })
      const player = await createPlainPlayer()
      expect((await post(player, slug, { price: confirmed })).errors).toEqual([
        { code: 'tournament_price_changed', params: { price } },
      ])
      expect(await readRows(id)).toEqual([])
    },
  )

  test('of a free seat, whatever the privacy; members come and go without it [5.22]', async () => {
    const { slug } = await insertTournament(platform, { terms: { seats: 1 } })
    const [first, second] = [await platform.createPlayer(), await platform.createPlayer()]
    expect((await post(first, slug)).status).toBe(200)
    expect((await post(second, slug)).errors).toEqual([{ code: 'max_member_limit_reached' }])
    expect((await post(first, slug)).status).toBe(200)
  })
})

describe('an invitation', () => {
  const closed = { terms: { privacy: 'closed', entrance: { invitation: true } } } as const

  test('of another player is refused and stays unused; its player gets in, once [5.24]', async () => {
    const { slug } = await insertTournament(platform, closed)
    const [guest, stranger] = [await platform.createPlayer(), await platform.createPlayer()]
    const invitation = await invite('neon-race', guest.id)
    expect((await post(stranger, slug, { invitation })).errors).toEqual([{ code: 'invitation_required' }])
    expect((await post(guest, slug, { invitation })).status).toBe(200)
    expect((await post(stranger, slug, { invitation })).errors).toEqual([{ code: 'invitation_required' }])
    const again = await insertTournament(platform, closed)
    expect((await post(guest, again.slug, { invitation })).errors).toEqual([{ code: 'invitation_required' }])
  })

  test('to another tournament opens nothing', async () => {
    const { slug } = await insertTournament(platform, closed)
    const player = await platform.createPlayer()
    const invitation = await invite('jarl-campaign')
    expect((await post(player, slug, { invitation })).errors).toEqual([{ code: 'invitation_required' }])
  })

  test('is kept when the join fails for another reason', async () => {
    const { slug } = await insertTournament(platform, {
      terms: { privacy: 'compoints', price, entrance: { invitation: true } },
    })
    const player = await platform.createPlayer()
    const invitation = await invite('neon-race')
    expect((await post(player, slug, { invitation, price })).errors[0]!.code).toBe(
      'insufficient_compoint_balance',
    )
    await giveCompoints(platform, player, price)
    expect((await post(player, slug, { invitation, price })).status).toBe(200)
  })
})

test.each([
  ['a long partner code', { partnerCode: 'x'.repeat(101) }],
  ['a long invitation', { invitation: 'x'.repeat(101) }],
  ['a price below zero', { price: -1 }],
  ['a price that is no number', { price: '5000' }],
  ['a broken price', { price: 0.5 }],
])('%s is an invalid request', async (_name, body) => {
  const { slug } = await insertTournament(platform)
  expect(await post(await platform.createPlayer(), slug, body as never)).toMatchObject({ status: 400 })
})

test.each(['nope', 'series', '0', '9'.repeat(80), 'neon-race-99999999'])(
  'the tournament %s does not exist, and is not joined',
  async (slug) => {
    expect(await post(await platform.createPlayer(), slug)).toMatchObject({
      status: 404,
      errors: [{ code: 'not_found' }],
    })
  },
)

test.each(['NEON', 'a'.repeat(81), '%00', "a'b"])('the slug %s is none', async (slug) => {
  expect([400, 404]).toContain((await post(await platform.createPlayer(), slug)).status)
})
