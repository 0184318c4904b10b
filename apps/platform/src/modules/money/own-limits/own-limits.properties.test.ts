import type { LimitPeriod } from '@yanta/contract'
import type { Clock } from '@yanta/config/clock'
import type { Database } from '@yanta/database'
import { Refusal } from '@yanta/server'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { runsOf } from '../../../../../../tools/testing/property-strength.ts'
import { createDates, createPeriods } from '../../../plugins/calendar.ts'
import { createRealtime } from '../../../plugins/realtime/realtime.ts'
import { checkLedger } from '../ledger/ledger.service.ts'
import { international } from '../../../testing/jurisdiction.ts'
import { createPlayer, createRun, createWalletDatabase } from '../wallet/testing/wallet-database.ts'
import {
  createWalletContext,
  payWin,
  placeBet,
  rollbackBet,
  settleRound,
  type WalletContext,
} from '../wallet/wallet.service.ts'
import { sumUsage } from './own-limits.repository.ts'
import { confirmOwnChange, listOwnLimits, setOwnLimit } from './own-limits.service.ts'
import type { PlayKind } from './play-usage.rules.ts'

let database: Database<PlatformTables>
let histories = 0
beforeAll(async () => {
  database = await createWalletDatabase()
})
afterAll(() => database.close())

const periods = createPeriods('Europe/Berlin')
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]

/**
 * The week around the last Sunday of March, in which Berlin's clocks go forward. Each history has a year of its own: ids of rounds
 * follow their times.
 */
function createWeek(year: number) {
  const end = Date.UTC(year, 2, 31)
  const sunday = end - new Date(end).getUTCDay() * dayMs
  const midnight = (daysLater: number) => sunday + daysLater * dayMs - (daysLater <= 0 ? 1 : 2) * hourMs
  const starts: Record<LimitPeriod, number[]> = {
    day: [-1, 0, 1, 2, 3, 4, 5].map(midnight),
    week: [-6, 1].map(midnight),
    month: [Date.UTC(year, 2, 1) - hourMs, Date.UTC(year, 3, 1) - 2 * hourMs],
  }
  return {
    begin: sunday - 14 * hourMs,
    last: sunday + 5 * dayMs + 20 * hourMs,
    findStart: (period: LimitPeriod, at: number) => starts[period].findLast((start) => start <= at)!,
  }
}
const kinds = ['loss', 'stake', 'time'] as const
const spans = ['day', 'week', 'month'] as const

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      stake: fc.integer({ min: 1, max: 60 }),
      win: fc.nat(80),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('bet' as const), stake: fc.integer({ min: 1, max: 60 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('win' as const), round: fc.nat(5), win: fc.nat(80) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rollback' as const), round: fc.nat(5) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(20_000, 2 * minuteMs, 5 * minuteMs, 6 * minuteMs, 13 * hourMs, 24 * hourMs),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      limit: fc.constantFrom(...kinds),
      period: fc.constantFrom(...spans),
      value: fc.constantFrom(null, 5, 60, 150),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('confirm' as const),
      limit: fc.constantFrom(...kinds),
      period: fc.constantFrom(...spans),
      value: fc.constantFrom(null, 5, 60, 150),
    }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never

test('whatever is staked, won, given back, limited and waited for, each stake is answered as the sums of its periods say', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 45 }), check), {
    numRuns: runsOf(25),
    endOnFailure: true,
  })
  expect((await checkLedger(database.db)).faults).toEqual([])
})

interface Round {
  startedAt: number
  endedAt: number | null
  stake: number
  win: number
  status: 'open' | 'settled' | 'rolled_back'
}

async function check(history: readonly Act[]): Promise<void> {
  const { db, kind } = database
  histories += 1
  const { begin, last, findStart } = createWeek(2026 + histories)
  let at = begin
  const clock: Clock = { now: () => new Date(at) }
  const player = { id: await createPlayer(db, { balance: 1_000_000 }), currency: 'RUB' as const }
  const sessionId = await createRun(db, player.id)
  // Rounds of a session outlast it, its stakes don't: the days of a history belong to one run.
  await db
    .updateTable('game_sessions')
    .set({ expires_at: new Date('9999-01-01') })
    .where('id', '=', Number(sessionId))
    .execute()
  const context: WalletContext = createWalletContext(db, kind, {
    clock,
    periods,
    dates: createDates('Europe/Moscow'),
    jurisdiction: international,
    rateToRub: () => '1',
    isUnderReconstruction: () => false,
    isRegionBlocked: () => false,
    onMoved: () => {},
  })
  const own = { db, clock, periods, realtime: createRealtime() }
  const rounds = new Map<number, Round>()
  const limits = new Map<
    string,
    { value: number | null; change: { value: number | null; at: number } | null }
  >()
  const limitOf = (name: string) => limits.get(name) ?? { value: null, change: null }

  function sumOf(limit: PlayKind, period: LimitPeriod): number {
    const from = findStart(period, at)
    const inPeriod = [...rounds.values()].filter(({ startedAt }) => startedAt >= from)
    const sum = (read: (round: Round) => number) => inPeriod.reduce((total, each) => total + read(each), 0)
    const staked = sum(({ status, stake }) => (status === 'rolled_back' ? 0 : stake))
    if (limit === 'stake') return staked
    return limit === 'loss' ? staked - sum(({ win }) => win) : playedMs(from) / minuteMs
  }
  function playedMs(from: number): number {
    const ends = [...rounds.values()].flatMap(({ status, startedAt, endedAt }) =>
      status === 'settled' && endedAt! - startedAt <= 5 * minuteMs ? [endedAt!] : [],
    )
    const moments = [...[...rounds.values()].map(({ startedAt }) => startedAt), ...ends, at].toSorted(
      (one, other) => one - other,
    )
    return moments.reduce((total, moment, index) => {
      const before = moments[index - 1]
      if (before === undefined || moment - before > 5 * minuteMs) return total
      return total + Math.max(0, moment - Math.max(before, from))
    }, 0)
  }
  function isStopped(stake: number): boolean {
    return [...limits].some(([name, { value }]) => {
      const [limit, period] = name.split(' ') as [PlayKind, LimitPeriod]
      if (value === null) return false
      return limit === 'time' ? sumOf(limit, period) >= value : sumOf(limit, period) + stake > value
    })
  }
  const ids = (index: number) => {
    const name = `limits-${histories}-${index}`
    return { sessionId, roundId: name, currency: 'RUB' as const }
  }
  const bet = (index: number) => `${ids(index).roundId}-bet`
  const win = (index: number) => `${ids(index).roundId}-win`

  let tries = 0
  async function perform(action: Act): Promise<void> {
    switch (action.kind) {
      case 'wait':
        at = Math.min(at + action.ms, last)
        return
      case 'settle':
      case 'bet': {
        const index = (tries += 1)
        const { stake } = action
        const isExpected = !isStopped(stake)
        const answer = await codeOf(
          action.kind === 'bet'
            ? placeBet(context, 'yanta', { ...ids(index), transactionId: bet(index), amount: stake })
            : settleRound(context, 'yanta', {
                ...ids(index),
                betTransactionId: bet(index),
                winTransactionId: win(index),
                stake,
                win: action.win,
              }),
        )
        expect(answer).toBe(isExpected ? 'done' : 'limit_reached')
        const isSettled = action.kind === 'settle'
        if (isExpected)
          rounds.set(index, {
            startedAt: at,
            endedAt: isSettled ? at : null,
            stake,
            win: isSettled ? action.win : 0,
            status: isSettled ? 'settled' : 'open',
          })
        return
      }
      case 'win':
      case 'rollback': {
        const open = [...rounds].filter(([, { status }]) => status === 'open')
        const [index, round] = open[action.round] ?? []
        if (index === undefined || !round) return
        if (action.kind === 'win') {
          await payWin(context, 'yanta', {
            ...ids(index),
            transactionId: win(index),
            amount: action.win,
            closesRound: true,
          })
          Object.assign(round, { status: 'settled', endedAt: at, win: action.win })
        } else {
          await rollbackBet(context, 'yanta', {
            sessionId,
            roundId: ids(index).roundId,
            transactionId: `${bet(index)}-back`,
            betTransactionId: bet(index),
          })
          Object.assign(round, { status: 'rolled_back', endedAt: at })
        }
        return
      }
      case 'set': {
        const name = `${action.limit} ${action.period}`
        await setOwnLimit(own, player, { kind: action.limit, period: action.period }, action.value)
        const known = limitOf(name)
        const isRaise = known.value !== null && (action.value === null || action.value > known.value)
        const isSame = known.change?.value === action.value && at - (known.change?.at ?? 0) < 8 * 24 * hourMs
        if (!isRaise) limits.set(name, { value: action.value, change: null })
        else if (!known.change || !isSame) limits.set(name, { ...known, change: { value: action.value, at } })
        return
      }
      case 'confirm': {
        const name = `${action.limit} ${action.period}`
        const { change } = limitOf(name)
        const waitedMs = change && change.value === action.value ? at - change.at : null
        const answer = await codeOf(
          confirmOwnChange(own, player, { kind: action.limit, period: action.period }, action.value),
        )
        const isDone = waitedMs !== null && waitedMs >= 24 * hourMs && waitedMs < 8 * 24 * hourMs
        expect(answer === 'done').toBe(isDone)
        if (isDone) limits.set(name, { value: action.value, change: null })
      }
    }
  }

  for (const action of history) await perform(action)
  const listed = await listOwnLimits(own, player.id)
  for (const { kind: limit, period, value, used } of listed) {
    if (limit === 'deposit') continue
    expect([limit, period, value]).toEqual([limit, period, limitOf(`${limit} ${period}`).value])
    expect([limit, period, used]).toEqual([limit, period, Math.max(0, Math.floor(sumOf(limit, period)))])
  }
  // What was counted step by step is what the rounds themselves come to.
  const starts = {
    day: new Date(findStart('day', at)),
    week: new Date(findStart('week', at)),
    month: new Date(findStart('month', at)),
  }
  const summed = await sumUsage(db, player.id, starts)
  for (const period of spans)
    expect(summed[period]).toMatchObject({ staked: sumOf('stake', period), lost: sumOf('loss', period) })
}

/** The code of a refusal, or `done`. */
async function codeOf(sent: Promise<unknown>): Promise<string> {
  try {
    await sent
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
