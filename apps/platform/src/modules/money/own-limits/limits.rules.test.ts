import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../../../../../../tools/testing/property-strength.ts'
import { createPeriods } from '../../../plugins/calendar.ts'
import {
  findReachedByDeposit,
  findReachedByStake,
  findShare,
  followPlay,
  type LimitInForce,
  type PlayLimits,
} from './limits.rules.ts'
import {
  countPlay,
  countTime,
  limitPeriods,
  readUsed,
  rollOver,
  type PlayKind,
  type PlayUsage,
} from './play-usage.rules.ts'

const periods = createPeriods('Europe/Berlin')
const noon = new Date('2026-11-25T11:00:00.000Z')
const later = (ms: number, from = noon) => new Date(from.getTime() + ms)
const [secondMs, minuteMs] = [1_000, 60_000]

const unused = (now = noon, of = periods): PlayUsage => {
  const from = (startsAt: Date) => ({ startsAt, staked: 0, lost: 0, playedMs: 0 })
  return {
    playedAt: null,
    day: from(of.day(now).startsAt),
    week: from(of.week(now).startsAt),
    month: from(of.month(now).startsAt),
  }
}
const resetsAt = {
  day: new Date('2026-11-25T23:00:00.000Z'),
  week: new Date('2026-11-29T23:00:00.000Z'),
  month: new Date('2026-11-30T23:00:00.000Z'),
}
const limit = <Kind extends LimitInForce['kind']>(
  kind: Kind,
  period: LimitInForce['period'],
  value: number,
): LimitInForce<Kind> => ({ kind, period, value, change: null, told: 0 })
const known = (
  limits: LimitInForce<PlayKind>[],
  used: Partial<PlayUsage['day']> = {},
  playedAt: Date | null = null,
): PlayLimits => {
  const usage = unused()
  for (const period of limitPeriods) Object.assign(usage[period], used)
  return { now: noon, limits, usage: { ...usage, playedAt }, resetsAt }
}
const stake = (real: number, isBegun = true) => ({ real, isBegun })

test.each([
  ['stakes up to the limit', limit('stake', 'day', 1_000), { staked: 900 }, stake(100), null],
  ['stakes beyond it', limit('stake', 'day', 1_000), { staked: 900 }, stake(101), 100],
  ['stakes of bonus money alone', limit('stake', 'day', 1_000), { staked: 1_000 }, stake(0), null],
  ['losses up to the limit', limit('loss', 'week', 1_000), { lost: 900 }, stake(100), null],
  ['losses beyond it', limit('loss', 'week', 1_000), { lost: 900 }, stake(101), 100],
  ['losses after wins', limit('loss', 'week', 1_000), { lost: -500 }, stake(1_500), null],
  ['losses beyond wins', limit('loss', 'week', 1_000), { lost: -500 }, stake(1_501), 1_500],
  ['losses of bonus money alone', limit('loss', 'week', 1_000), { lost: 1_000 }, stake(0), null],
  ['losses of a limit that was lowered', limit('loss', 'week', 500), { lost: 900 }, stake(1), 0],
  ['time within the limit', limit('time', 'day', 60), { playedMs: 60 * minuteMs - 1 }, stake(1), null],
  ['time at the limit', limit('time', 'day', 60), { playedMs: 60 * minuteMs }, stake(1), 0],
  ['time of a round on bonus money', limit('time', 'day', 60), { playedMs: 60 * minuteMs }, stake(0), 0],
  [
    'time of a round that has begun',
    limit('time', 'day', 60),
    { playedMs: 90 * minuteMs },
    stake(1, false),
    null,
  ],
] as const)('%s: %#', (_what, own, used, wanted, left) => {
  const reached = findReachedByStake(known([own], used), wanted)
  if (left === null) expect(reached).toBeNull()
  else expect(reached).toEqual({ kind: own.kind, period: own.period, left, resetsAt: resetsAt[own.period] })
})

test('the time since the last moment of play counts before the stake is asked for, unless it was a pause', () => {
  const ask = (ago: number) =>
    findReachedByStake(known([limit('time', 'day', 60)], { playedMs: 58 * minuteMs }, later(-ago)), stake(1))
  expect(ask(2 * minuteMs - 1)).toBeNull()
  expect(ask(2 * minuteMs)).toMatchObject({ kind: 'time', left: 0 })
  expect(ask(5 * minuteMs)).toMatchObject({ kind: 'time', left: 0 })
  expect(ask(5 * minuteMs + 1)).toBeNull()
})

test('of several limits in the way the one is named whose period ends last', () => {
  const limits = [limit('stake', 'day', 10), limit('loss', 'month', 20), limit('stake', 'week', 30)]
  expect(findReachedByStake(known(limits), stake(31))).toMatchObject({
    kind: 'loss',
    period: 'month',
    left: 20,
  })
  expect(findReachedByStake(known(limits), stake(15))).toMatchObject({
    kind: 'stake',
    period: 'day',
    left: 10,
  })
})

test.each([
  [500, null],
  [501, { kind: 'deposit', period: 'day', left: 500, resetsAt: resetsAt.day }],
  [801, { kind: 'deposit', period: 'week', left: 800, resetsAt: resetsAt.week }],
])('a deposit of %s is stopped by %o', (amount, reached) => {
  const limits = [limit('deposit', 'day', 1_500), limit('deposit', 'week', 3_000), limit('stake', 'month', 1)]
  const used = { day: 1_000, week: 2_200, month: 9_000 }
  expect(findReachedByDeposit(limits, used, amount, resetsAt)).toEqual(reached)
})

const round = { startedAt: noon, isBegun: true, isEnded: false, staked: 100, won: 0 }

test('an open stake is lost until it wins or is given back', () => {
  const open = countPlay(unused(), noon, round)
  expect(open.day).toMatchObject({ staked: 100, lost: 100 })
  const [won, back] = [
    countPlay(open, later(secondMs), { ...round, isBegun: false, isEnded: true, staked: 0, won: 30 }),
    countPlay(open, later(secondMs), { ...round, isBegun: false, staked: -100 }),
  ]
  expect(won.day).toMatchObject({ staked: 100, lost: 70 })
  expect(back.day).toMatchObject({ staked: 0, lost: 0 })
})

test('what comes back after midnight for a round of the day before counts in no day, and in the running week', () => {
  const before = new Date('2026-11-25T22:59:59.000Z')
  const open = countPlay(unused(before), before, { ...round, startedAt: before })
  const after = later(2 * secondMs, before)
  const next = rollOver(open, after, periods)
  expect([next.day.staked, next.week.staked, next.month.staked]).toEqual([0, 100, 100])
  const end = { startedAt: before, isBegun: false, isEnded: true, staked: 0, won: 250 }
  const won = countPlay(next, after, end)
  expect([won.day.lost, won.week.lost, won.month.lost]).toEqual([0, -150, -150])
  const back = countPlay(next, after, { ...end, isEnded: false, staked: -100, won: 0 })
  expect([back.day.staked, back.week.staked]).toEqual([0, 0])
  expect(readUsed(won, 'loss', 'week')).toBe(0)
})

test('a stake that joins a round of the day before counts in the day in which it is taken', () => {
  const joined = countPlay(unused(), noon, {
    ...round,
    startedAt: later(-24 * 60 * minuteMs),
    isBegun: false,
  })
  expect(joined.day).toMatchObject({ staked: 100, lost: 100 })
})

test.each([
  ['a pause of five minutes', 5 * minuteMs, true],
  ['a longer pause', 5 * minuteMs + 1, false],
])('%s between two rounds: counted %s', (_what, pauseMs, isCounted) => {
  const first = countPlay(unused(), noon, { ...round, isEnded: true })
  const second = countPlay(first, later(pauseMs), { ...round, startedAt: later(pauseMs) })
  expect(second.day.playedMs).toBe(isCounted ? pauseMs : 0)
  expect(second.playedAt).toEqual(later(pauseMs))
})

test('the end of a round that was left open is no moment of play, and a stake given back is none', () => {
  const open = countPlay(unused(), noon, round)
  const ended = countPlay(open, later(6 * minuteMs), { ...round, isBegun: false, isEnded: true, staked: 0 })
  const back = countPlay(open, later(minuteMs), { ...round, isBegun: false, staked: -100 })
  for (const usage of [ended, back]) expect([usage.playedAt, usage.day.playedMs]).toEqual([noon, 0])
})

test('time over midnight counts in each day what lies in it', () => {
  const before = new Date('2026-11-25T22:58:00.000Z')
  const after = new Date('2026-11-25T23:01:00.000Z')
  const first = countPlay(unused(before), before, { ...round, startedAt: before })
  const second = countPlay(rollOver(first, after, periods), after, { ...round, startedAt: after })
  expect([second.day.playedMs, second.week.playedMs]).toEqual([minuteMs, 3 * minuteMs])
})

test.each([
  ['a day of 23 hours', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
  ['a day of 25 hours', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('the use of %s is over with it', (_what, startsAt, endsAt) => {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const used = countPlay(unused(start), start, { ...round, startedAt: start })
  expect(rollOver(used, later(-1, end), periods).day).toMatchObject({ startsAt: start, staked: 100 })
  expect(rollOver(used, end, periods).day).toMatchObject({ startsAt: end, staked: 0 })
})

test.each([
  ['west', 'UTC', 'America/Los_Angeles'],
  ['west', 'Europe/Moscow', 'UTC'],
  ['east', 'UTC', 'Europe/Moscow'],
])(
  'a time zone of the site that moves %s, from %s to %s, forgets no use, and the next day begins with none',
  (_where, from, to) => {
    const [before, after] = [createPeriods(from), createPeriods(to)]
    const used = countPlay(unused(noon, before), noon, round)
    const moved = rollOver(used, later(secondMs), after)
    expect(limitPeriods.map((period) => moved[period].staked)).toEqual([100, 100, 100])
    const next = rollOver(moved, after.day(noon).endsAt, after)
    expect([next.day.staked, next.week.staked, next.month.staked]).toEqual([0, 100, 100])
  },
)

test('a process whose clock is behind at midnight counts in the new day', () => {
  const midnight = new Date('2026-11-25T23:00:00.000Z')
  const used = countPlay(unused(midnight), midnight, { ...round, startedAt: midnight })
  expect(rollOver(used, later(-5, midnight), periods).day.staked).toBe(100)
  expect(countTime(used, later(-5, midnight)).day.playedMs).toBe(0)
})

test.each([
  [79, 100, 0],
  [80, 100, 80],
  [99, 100, 80],
  [100, 100, 100],
  [140, 100, 100],
  [1, 1, 100],
  [0, 1, 0],
  [79_999_999_999, 100_000_000_000, 0],
])('of a use of %s of %s the share that is told is %s', (used, value, percent) => {
  expect(findShare(used, value)).toBe(percent)
})

test('a share is told of once, whatever wins bring back', () => {
  const own = { ...limit('loss', 'day', 1_000), told: 0 as const }
  const play = (usage: PlayUsage, told: 0 | 80 | 100, staked: number, won: number) =>
    followPlay(
      { now: noon, limits: [{ ...own, told }], usage, resetsAt },
      { ...round, staked, won, isEnded: true },
    )
  const first = play(unused(), 0, 800, 0)
  expect(first.crossed).toMatchObject([{ percent: 80, used: 800 }])
  const second = play(first.usage, 80, 100, 500)
  expect(second.crossed).toEqual([])
  const third = play(second.usage, 80, 450, 0)
  expect(third.crossed).toEqual([])
  expect(play(third.usage, 80, 200, 0).crossed).toMatchObject([{ percent: 100, used: 1_050 }])
  expect(play(unused(), 0, 5_000, 0).crossed).toMatchObject([{ percent: 100, used: 5_000 }])
})

test('counting step by step comes to what the moments of play come to, over days, weeks and changes of the clocks', () => {
  const gap = fc.constantFrom(
    0,
    7 * secondMs,
    4 * minuteMs,
    5 * minuteMs,
    6 * minuteMs,
    9 * 60 * minuteMs,
    26 * 60 * minuteMs,
  )
  const start = new Date('2027-03-26T20:00:00.000Z')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(gap, fc.nat(500), fc.nat(600)), { minLength: 1, maxLength: 60 }),
      (rounds) => {
        let usage = unused(start)
        let at = start
        const played: { at: Date; staked: number; won: number }[] = []
        for (const [pauseMs, staked, won] of rounds) {
          at = later(pauseMs, at)
          usage = countPlay(rollOver(usage, at, periods), at, {
            ...round,
            startedAt: at,
            isEnded: true,
            staked,
            won,
          })
          played.push({ at, staked, won })
        }
        for (const period of limitPeriods) {
          const from = periods[period](at).startsAt
          const own = played.filter((each) => each.at >= from)
          let playedMs = 0
          for (let index = 1; index < played.length; index += 1) {
            const [one, other] = [played[index - 1]!.at.getTime(), played[index]!.at.getTime()]
            if (other - one <= 5 * minuteMs) playedMs += Math.max(0, other - Math.max(one, from.getTime()))
          }
          const sum = (read: (each: (typeof own)[number]) => number) =>
            own.reduce((total, each) => total + read(each), 0)
          expect(usage[period]).toEqual({
            startsAt: from,
            staked: sum((each) => each.staked),
            lost: sum((each) => each.staked - each.won),
            playedMs,
          })
        }
      },
    ),
  )
})
