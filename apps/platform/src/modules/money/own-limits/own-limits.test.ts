// A player's own limits from the calls that set them to the money that they stop.
import {
  cancelLimitChange,
  confirmLimitChange,
  limitChanged,
  listLimits,
  listNotifications,
  setLimit,
  type LimitKind,
  type LimitPeriod,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { openSession } from '../../identity/sessions/sessions.service.ts'
import { createDepositDesk, type DepositDesk } from '../deposits/testing/deposit-desk.ts'
import { openFreeRounds } from '../free-rounds/free-rounds.service.ts'
import { checkLedger } from '../ledger/ledger.service.ts'
import {
  creditPlayer,
  openDesk,
  slot,
  startDesk,
  type ProviderDesk,
} from '../wallet/testing/provider-desk.ts'

let platform: TestPlatform
let deposits: DepositDesk
let desk: ProviderDesk
let rounds = 0

beforeAll(async () => {
  platform = await createTestPlatform()
  deposits = createDepositDesk(platform)
})
beforeEach(async () => {
  moveToAfternoon()
  desk = await openDesk(platform, { balance: 1_000_000 })
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const dayMs = 86_400_000
const hourMs = 3_600_000
/** In Moscow, the site's time zone; a Tuesday that is neither at the beginning nor at the end of a month. */
function moveToAfternoon(): void {
  const now = platform.clock.now().getTime()
  const isWanted = (day: number) =>
    new Date(day).getUTCDay() === 2 && new Date(day).getUTCDate() > 2 && new Date(day).getUTCDate() < 28
  let day = Math.floor(now / dayMs) * dayMs
  const hour = (now - day) / hourMs
  if (isWanted(day) && hour >= 9 && hour < 15) return
  do day += dayMs
  while (!isWanted(day))
  platform.clock.advance({ ms: day + 9 * hourMs - now })
}
/** A minute before the midnight of Moscow. */
function moveToEvening(): void {
  const now = platform.clock.now().getTime()
  platform.clock.advance({ ms: Math.ceil(now / dayMs) * dayMs - 3 * hourMs - 60_000 - now })
}

/** The player with a login that has not expired. */
async function loginAgain(player: TestPlayer): Promise<TestPlayer> {
  const { db, clock, app } = platform
  const from = { address: '127.0.0.1', userAgent: 'test' }
  return { ...player, ...(await openSession(db, clock.now(), app.deps.tokens, player.id, from)) }
}

const set = async (player: TestPlayer, kind: LimitKind, period: LimitPeriod, value: number | null) =>
  platform.as(await loginAgain(player)).put(setLimit, { params: { kind, period }, body: { value } })
const confirm = async (player: TestPlayer, kind: LimitKind, period: LimitPeriod, value: number | null) =>
  platform
    .as(await loginAgain(player))
    .post(confirmLimitChange, { params: { kind, period }, body: { value } })
async function read(player: TestPlayer, kind: LimitKind, period: LimitPeriod) {
  const { body } = await platform.as(await loginAgain(player)).get(listLimits)
  return body.items.find((each) => each.kind === kind && each.period === period)!
}
const next = (on = desk) => {
  rounds += 1
  const name = `of-limits-${on.sessionId}-${rounds}`
  return {
    roundId: `round-${name}`,
    transactionId: `bet-${name}`,
    betTransactionId: `bet-${name}`,
    winTransactionId: `win-${name}`,
  }
}
const settle = (stake: number, win = 0) => desk.settle(stake, win, next())
const ok = { status: 200 }
const stopped = { status: 403, code: 'limit_reached' }

describe('setting', () => {
  test('all twelve limits are listed, deposits first; none is set at first, and what was used is known', async () => {
    expect(await settle(700, 200)).toMatchObject(ok)
    const { body } = await platform.as(await loginAgain(desk.player)).get(listLimits)
    expect(
      body.items.map(({ kind, period, value, used, change }) => [kind, period, value, used, change]),
    ).toEqual(
      [
        ['deposit', 0],
        ['loss', 500],
        ['stake', 700],
        ['time', 0],
      ].flatMap(([kind, used]) => ['day', 'week', 'month'].map((period) => [kind, period, null, used, null])),
    )
    const dayEnds = new Date(Math.ceil(platform.clock.now().getTime() / dayMs) * dayMs - 3 * hourMs)
    expect(body.items[0]!.resetsAt).toBe(dayEnds.toISOString())
    expect(body.items[1]!.resetsAt).toBe(new Date(dayEnds.getTime() + 5 * dayMs).toISOString())
  })

  test('a first limit and a lower one are in force at once; a higher one waits, and replaces one that waits', async () => {
    const first = await set(desk.player, 'stake', 'week', 5_000)
    expect(first).toMatchObject({ status: 200, body: { value: 5_000, change: null } })
    expect(await set(desk.player, 'stake', 'week', 3_000)).toMatchObject({
      body: { value: 3_000, change: null },
    })
    await set(desk.player, 'stake', 'week', 4_000)
    const { body } = await set(desk.player, 'stake', 'week', null)
    const [asked, from, until] = [
      platform.clock.now().getTime(),
      Date.parse(body.change!.confirmableAt),
      Date.parse(body.change!.lapsesAt),
    ]
    expect(body).toMatchObject({ value: 3_000, change: { value: null } })
    expect(Math.abs(from - asked - dayMs)).toBeLessThan(60_000)
    expect(until - from).toBe(7 * dayMs)
  })

  test('a raise is confirmed once, with its value, from 24 hours on', async () => {
    await set(desk.player, 'loss', 'day', 1_000)
    await set(desk.player, 'loss', 'day', 9_000)
    platform.clock.advance({ hours: 23, minutes: 59 })
    expect(await confirm(desk.player, 'loss', 'day', 9_000)).toMatchObject({
      status: 409,
      errors: [{ code: 'limit_change_too_early' }],
    })
    platform.clock.advance({ minutes: 1 })
    const missing = { status: 404, errors: [{ code: 'limit_change_not_found' }] }
    expect(await confirm(desk.player, 'loss', 'day', 9_001)).toMatchObject(missing)
    expect(await confirm(desk.player, 'loss', 'week', 9_000)).toMatchObject(missing)
    expect(await confirm(desk.player, 'loss', 'day', 9_000)).toMatchObject({
      body: { value: 9_000, change: null },
    })
    expect(await confirm(desk.player, 'loss', 'day', 9_000)).toMatchObject(missing)
  })

  test('a raise that nobody confirmed lapses seven days later', async () => {
    await set(desk.player, 'loss', 'day', 1_000)
    await set(desk.player, 'loss', 'day', null)
    platform.clock.advance({ days: 8 })
    expect(await read(desk.player, 'loss', 'day')).toMatchObject({ value: 1_000, change: null })
    expect((await confirm(desk.player, 'loss', 'day', null)).status).toBe(404)
  })

  test('a raise is withdrawn; without one nothing changes', async () => {
    await set(desk.player, 'time', 'day', 60)
    await set(desk.player, 'time', 'day', 90)
    const params = { kind: 'time', period: 'day' } as const
    for (let time = 0; time < 2; time += 1)
      expect(
        await platform.as(await loginAgain(desk.player)).delete(cancelLimitChange, { params }),
      ).toMatchObject({ status: 200, body: { value: 60, change: null } })
  })

  test.each([
    ['text', 'stake', 'day', '500'],
    ['a number below zero', 'stake', 'day', -1],
    ['zero', 'stake', 'day', 0],
    ['a fraction', 'stake', 'day', 10.5],
    ['more than can be', 'stake', 'day', 100_000_000_001],
    ['a number beyond all', 'stake', 'day', 1e300],
    ['no value', 'stake', 'day', undefined],
    ['a list', 'stake', 'day', [500]],
    ['an unknown kind', 'wins', 'day', 500],
    ['an unknown period', 'stake', 'year', 500],
    ['the name of a property', 'constructor', 'day', 500],
  ])('%s is refused and sets nothing', async (_what, kind, period, value) => {
    const player = await loginAgain(desk.player)
    const input = { params: { kind, period }, body: { value } } as never
    expect(await platform.as(player).put(setLimit, input)).toMatchObject({
      status: 400,
      errors: [{ code: 'invalid_request' }],
    })
    const { body } = await platform.as(player).get(listLimits)
    expect(body.items.filter((each) => each.value !== null)).toEqual([])
  })

  test('the pages of the player are told of each change, and nobody else', async () => {
    const told: unknown[] = []
    const end = platform.watchPublished((room, type, data) => {
      if (type === limitChanged.type) told.push([room, data])
    })
    const { body } = await set(desk.player, 'deposit', 'month', 50_000)
    end()
    expect(told).toEqual([[`user:${desk.player.id}`, body]])
  })
})

describe('play', () => {
  test('a stake beyond the limit is refused before money moves, with what is left and when it starts anew', async () => {
    await set(desk.player, 'stake', 'day', 1_000)
    expect(await settle(600, 5_000)).toMatchObject(ok)
    expect(await settle(401, 5_000)).toMatchObject(stopped)
    expect(await desk.bet(401, next())).toMatchObject(stopped)
    expect(await desk.has()).toMatchObject({ real: 1_000_000 - 600 + 5_000 })
    expect(await desk.bet(400, next())).toMatchObject(ok)
    expect(await read(desk.player, 'stake', 'day')).toMatchObject({ used: 1_000 })
  })

  test('the refusal names kind, period, what is left and when it starts anew', async () => {
    await set(desk.player, 'loss', 'day', 1_000)
    await settle(700)
    const answer = await desk.settle(301, 0, next())
    const { resetsAt } = await read(desk.player, 'loss', 'day')
    expect(answer.body).toMatchObject({
      errors: [{ code: 'limit_reached', params: { kind: 'loss', period: 'day', left: 300, resetsAt } }],
    })
  })

  test('wins and stakes that are given back make room for losses, open stakes do not', async () => {
    await set(desk.player, 'loss', 'week', 1_000)
    const open = next()
    await desk.bet(1_000, open)
    expect(await settle(1)).toMatchObject(stopped)
    await desk.win(400, { ...open, transactionId: open.winTransactionId, closesRound: true })
    expect(await settle(401)).toMatchObject(stopped)
    const other = next()
    expect(await desk.bet(400, other)).toMatchObject(ok)
    await desk.rollback({ ...other, transactionId: `back-of-${other.roundId}` })
    expect(await read(desk.player, 'loss', 'week')).toMatchObject({ used: 600 })
    expect(await read(desk.player, 'stake', 'week')).toMatchObject({ used: 1_000 })
  })

  test('a repeated request counts once', async () => {
    await set(desk.player, 'stake', 'day', 1_000)
    const round = next()
    for (let time = 0; time < 3; time += 1) expect(await desk.settle(600, 0, round)).toMatchObject(ok)
    expect(await read(desk.player, 'stake', 'day')).toMatchObject({ used: 600 })
  })

  test('bonus money is staked beyond limits on money, and not beyond one on time', async () => {
    const player = await platform.createPlayer()
    await creditPlayer(platform, player, 100)
    await creditPlayer(platform, player, 5_000, 'bonus')
    desk = await startDesk(platform, player)
    await set(player, 'stake', 'day', 100)
    await set(player, 'loss', 'day', 100)
    // Real money goes first: a hundred of it, and two hundred of the bonus.
    expect(await settle(300)).toMatchObject(ok)
    expect(await settle(300)).toMatchObject(ok)
    expect(await read(player, 'loss', 'day')).toMatchObject({ used: 100 })
    await set(player, 'time', 'day', 1)
    platform.clock.advance({ minutes: 1 })
    expect(await settle(300)).toMatchObject(stopped)
  })

  test('a free round counts nothing, and is played beyond every limit', async () => {
    await set(desk.player, 'stake', 'day', 100)
    await set(desk.player, 'time', 'day', 1)
    await settle(100)
    platform.clock.advance({ minutes: 2 })
    const now = platform.clock.now()
    const id = await platform.db.transaction().execute((trx) =>
      openFreeRounds(trx, now, {
        userId: desk.player.id,
        currency: 'RUB',
        giftId: 770_001,
        gameSlug: slot,
        stake: 2_000,
        total: 2,
        isFeature: false,
        expiresAt: new Date(now.getTime() + dayMs),
      }),
    )
    const before = await read(desk.player, 'time', 'day')
    expect(await desk.settle(2_000, 50, { ...next(), freeRoundsId: String(id) })).toMatchObject(ok)
    expect(await read(desk.player, 'stake', 'day')).toMatchObject({ used: 100 })
    expect(await read(desk.player, 'time', 'day')).toMatchObject({ used: before.used })
  })

  test('demo money is not limited', async () => {
    await set(desk.player, 'stake', 'day', 100)
    desk = await startDesk(platform, desk.player, { mode: 'demo' })
    expect(await settle(5_000)).toMatchObject(ok)
  })

  test('time of play stops new rounds and lets an open one finish', async () => {
    await set(desk.player, 'time', 'day', 10)
    for (let round = 0; round < 3; round += 1) {
      expect(await settle(10)).toMatchObject(ok)
      platform.clock.advance({ minutes: 4 })
    }
    // Twelve minutes, of which the last four count once the player goes on.
    expect(await settle(10)).toMatchObject(stopped)
    expect(await read(desk.player, 'time', 'day')).toMatchObject({ value: 10, used: 12 })
    platform.clock.advance({ minutes: 2 })
    const open = next()
    expect(await desk.bet(10, open)).toMatchObject(ok)
    platform.clock.advance({ minutes: 4 })
    expect(await settle(10)).toMatchObject(stopped)
    expect(await desk.bet(10, { ...open, transactionId: `second-${open.transactionId}` })).toMatchObject(ok)
    expect(
      await desk.win(500, { ...open, transactionId: open.winTransactionId, closesRound: true }),
    ).toMatchObject(ok)
    platform.clock.advance({ minutes: 30 })
    expect(await settle(10)).toMatchObject(stopped)
  })

  test('a day begins anew at midnight of the site, and a win of yesterday makes no room today', async () => {
    await set(desk.player, 'loss', 'day', 1_000)
    moveToEvening()
    desk = await startDesk(platform, await loginAgain(desk.player))
    const open = next()
    await desk.bet(1_000, open)
    expect(await settle(1)).toMatchObject(stopped)
    platform.clock.advance({ minutes: 1 })
    expect(await settle(900)).toMatchObject(ok)
    await desk.win(5_000, { ...open, transactionId: open.winTransactionId, closesRound: true })
    expect(await settle(101)).toMatchObject(stopped)
    expect(await settle(100)).toMatchObject(ok)
    expect(await read(desk.player, 'loss', 'week')).toMatchObject({ used: 0 })
  })

  test('a limit knows what was played before it was set', async () => {
    await settle(300)
    platform.clock.advance({ minutes: 3 })
    await settle(300, 100)
    await set(desk.player, 'stake', 'week', 700)
    await set(desk.player, 'time', 'day', 60)
    expect(await read(desk.player, 'loss', 'week')).toMatchObject({ used: 500 })
    expect(await read(desk.player, 'time', 'day')).toMatchObject({ used: 3 })
    expect(await settle(101)).toMatchObject(stopped)
    expect(await settle(100)).toMatchObject(ok)
  })

  test('what the wallet reads of limits is what is set, asked for, told of and taken back', async () => {
    const { id } = desk.player
    const readCopy = async () => {
      const { rows } = await sql<{ copied: unknown[]; stored: unknown[] }>`
        select u.limits as copied, (
          select jsonb_agg(jsonb_build_array(kind, period, value, change_asked_at, change_value, told_of, told_percent) order by kind, period)
          from player_limits where user_id = ${id} and kind <> 'deposit') as stored
        from player_limit_usage u where u.user_id = ${id}`.execute(platform.db)
      expect(rows[0]!.copied).toEqual(rows[0]!.stored)
      return rows[0]!.copied
    }
    await set(desk.player, 'deposit', 'day', 5_000)
    await set(desk.player, 'stake', 'day', 1_000)
    await set(desk.player, 'loss', 'week', 4_000)
    expect(await readCopy()).toEqual([
      expect.arrayContaining(['loss', 'week', 4_000, 0]),
      expect.arrayContaining(['stake', 'day', 1_000, 0]),
    ])
    expect(await settle(850)).toMatchObject(ok)
    expect(await readCopy()).toEqual([
      expect.arrayContaining(['loss', 0]),
      expect.arrayContaining(['stake', 80]),
    ])
    await set(desk.player, 'stake', 'day', 2_000)
    expect(await readCopy()).toContainEqual(expect.arrayContaining(['stake', 1_000, 2_000, 80]))
    platform.clock.advance({ hours: 24 })
    expect(await confirm(desk.player, 'stake', 'day', 2_000)).toMatchObject(ok)
    await set(desk.player, 'loss', 'week', null)
    expect(await readCopy()).toHaveLength(2)
    platform.clock.advance({ hours: 24 })
    expect(await confirm(desk.player, 'loss', 'week', null)).toMatchObject(ok)
    expect(await readCopy()).toEqual([expect.arrayContaining(['stake', 'day', 2_000, 0])])
  })

  test('without a limit on play nothing is counted', async () => {
    const counted = async () =>
      (
        await platform.db
          .selectFrom('player_limit_usage')
          .where('user_id', '=', desk.player.id)
          .select('user_id')
          .execute()
      ).length
    await set(desk.player, 'deposit', 'day', 100)
    expect(await counted()).toBe(0)
    await set(desk.player, 'loss', 'day', 100)
    expect(await counted()).toBe(1)
    await set(desk.player, 'loss', 'day', null)
    platform.clock.advance({ days: 1 })
    await confirm(desk.player, 'loss', 'day', null)
    expect(await counted()).toBe(0)
  })

  test('of 50 stakes at once at the edge of a limit as many are taken as it lets through', async () => {
    await set(desk.player, 'stake', 'day', 1_000)
    const sent = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? desk.bet(100, next()) : desk.settle(100, 900, next()),
    )
    const answers = await Promise.all(sent)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ code }) => code === 'limit_reached')).toHaveLength(40)
    expect(await read(desk.player, 'stake', 'day')).toMatchObject({ used: 1_000 })
  })

  test('a limit that is set while stakes arrive holds for every stake after its answer', async () => {
    const early = Array.from({ length: 10 }, () => settle(100))
    const answer = await set(desk.player, 'stake', 'day', 1)
    const late = await Promise.all(Array.from({ length: 10 }, () => settle(100)))
    await Promise.all(early)
    expect(answer.status).toBe(200)
    expect(late.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 'limit_reached'))
  })

  test('a player is told once of 80 % and once of all of a limit, in the list and on open pages', async () => {
    await set(desk.player, 'stake', 'day', 1_000)
    const told: unknown[] = []
    const end = platform.watchPublished((_room, type, data) => {
      if (type === limitChanged.type) told.push([data.kind, data.used])
    })
    for (const stake of [790, 10, 5, 5]) await settle(stake)
    await settle(190)
    end()
    expect(told).toEqual([
      ['stake', 800],
      ['stake', 1_000],
    ])
    const list = async (language: string) => {
      const player = await loginAgain(desk.player)
      const { body } = await platform
        .as(player)
        .get(listNotifications, { query: { offset: '0' } }, { headers: { 'accept-language': language } })
      return body.items
        .filter(({ button }) => button?.link === '/profile/safer-play')
        .map(({ title, msg }) => `${title}: ${msg}`.replaceAll('\u00a0', ' '))
    }
    await expect.poll(async () => (await list('en')).length).toBe(2)
    expect(await list('en')).toEqual([
      'You have reached a limit: Daily bets: your limit of 10.00 ₽ is used up. It starts over at midnight.',
      'You are close to a limit: Daily bets: 80% of your limit of 10.00 ₽ is used.',
    ])
    expect(await list('ru')).toEqual([
      'Лимит исчерпан: Ставки за день: 10,00 ₽ — это ваш лимит. Новый отсчёт — с полуночи.',
      'Лимит почти исчерпан: Ставки за день: использовано 80 % — лимит 10,00 ₽.',
    ])
  })
})

describe('deposits', () => {
  const codeOf = ({ status, errors }: { status: number; errors: { code: string }[] }) =>
    errors[0]?.code ?? status
  const press = async (amount: number) =>
    codeOf(await deposits.press(await loginAgain(desk.player), { amount }))

  test('what was credited and what is being paid in count; what came to nothing does not', async () => {
    await set(desk.player, 'deposit', 'day', 150_000)
    const [first, second] = [
      await deposits.open(await loginAgain(desk.player)),
      await deposits.open(await loginAgain(desk.player)),
    ]
    expect(await press(50_001)).toBe('limit_reached')
    await deposits.say(first.transaction_id)
    expect(await press(50_001)).toBe('limit_reached')
    await deposits.decline(second.transaction_id)
    expect(await press(100_001)).toBe('limit_reached')
    expect(await press(100_000)).toBe(200)
    expect(await press(50_000)).toBe('limit_reached')
    expect(await read(desk.player, 'deposit', 'day')).toMatchObject({ used: 150_000 })
  })

  test('the refusal says what is left', async () => {
    await set(desk.player, 'deposit', 'week', 80_000)
    await deposits.open(await loginAgain(desk.player))
    const { errors } = await deposits.press(await loginAgain(desk.player))
    const { resetsAt } = await read(desk.player, 'deposit', 'week')
    expect(errors).toEqual([
      { code: 'limit_reached', params: { kind: 'deposit', period: 'week', left: 30_000, resetsAt } },
    ])
  })

  test('a repeated press of a deposit at the edge gets its answer again', async () => {
    await set(desk.player, 'deposit', 'day', 50_000)
    const player = await loginAgain(desk.player)
    const answers = [
      await deposits.press(player, { key: 'press-at-the-edge' }),
      await deposits.press(player, { key: 'press-at-the-edge' }),
    ]
    expect(answers.map(codeOf)).toEqual([200, 200])
  })

  test('of 20 deposits at once at the edge of a limit as many begin as it lets through', async () => {
    await set(desk.player, 'deposit', 'month', 330_000)
    const player = await loginAgain(desk.player)
    const answers = await Promise.all(Array.from({ length: 20 }, () => deposits.press(player)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(answers.filter(({ errors }) => errors[0]?.code === 'limit_reached')).toHaveLength(14)
    for (const { body, status } of answers)
      if (status === 200) await deposits.say(body.deposit.transaction_id)
    expect(await deposits.balanceOf(desk.player)).toBe(1_000_000 + 300_000)
  })

  test('an order from yesterday counts while it is under way, and one that nobody knows the end of in its own day', async () => {
    await set(desk.player, 'deposit', 'day', 60_000)
    moveToEvening()
    const order = await deposits.open(await loginAgain(desk.player))
    platform.clock.advance({ minutes: 2 })
    expect(await press(50_000)).toBe('limit_reached')
    const late = { amount: 1, currency: 'RUB' }
    await deposits.say(order.transaction_id, late)
    expect(await deposits.statusOf(order.id)).toBe('unknown')
    expect(await press(50_000)).toBe(200)
    expect(await read(desk.player, 'deposit', 'week')).toMatchObject({ used: 100_000 })
  })

  test('the player is told of a limit when money has arrived', async () => {
    await set(desk.player, 'deposit', 'day', 60_000)
    const told: unknown[] = []
    const end = platform.watchPublished((_room, type, data) => {
      if (type === limitChanged.type) told.push([data.kind, data.used])
    })
    const order = await deposits.open(await loginAgain(desk.player))
    expect(told).toEqual([])
    await deposits.say(order.transaction_id)
    await deposits.say(order.transaction_id)
    end()
    expect(told).toEqual([['deposit', 50_000]])
  })
})
