import { findRoundProfile, profiles } from '@yanta/game-rules/slot'
import { findNextCost, hasAnte } from '../../../kit/spin/ante.ts'
import { isAutoplayDue, isFeatureAwaited, isRoundOpen } from '../../../kit/spin/play.ts'
import { canSkipSeries, isInFreeSpins } from '../../../kit/spin/series.ts'
import { describe, expect, test } from 'vitest'
import { findNet } from '../../../kit/spin/session-figures.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { openFixture, roundFixture } from '../../../server/api-fixtures.ts'
import { type SlotEvent, type SlotState, createState, reduce } from './state.ts'

const calm = { isTurbo: false, isReduced: false }
const open = (changes: Partial<OpenAnswerOf<'slot'>> = {}): SlotState =>
  createState({ ...openFixture, ...changes }, calm)
const run = (state: SlotState, ...events: SlotEvent[]): SlotState => events.reduce(reduce, state)
const press = (at: number, requestId = 'request-1'): SlotEvent => ({ type: 'press', at, requestId })
const tick = (at: number): SlotEvent => ({ type: 'tick', at })

const paid = roundFixture.outcome.spins[0]!
const losing: RoundOf<'slot'> = {
  ...roundFixture,
  win: 0,
  balance: roundFixture.balanceAfterBet,
  outcome: { ...roundFixture.outcome, win: 0, spins: [{ ...paid, lineWins: [], win: 0, runningWin: 0 }] },
}
const freeRound: RoundOf<'slot'> = {
  ...roundFixture,
  win: 4500,
  outcome: {
    ...roundFixture.outcome,
    win: 4500,
    spins: [
      {
        ...paid,
        lineWins: [],
        win: 0,
        runningWin: 0,
        freeSpinsLeft: 2,
        scatter: {
          cells: [
            [0, 0],
            [1, 1],
            [2, 2],
          ],
          win: 0,
          freeSpins: 2,
        },
      },
      { ...paid, kind: 'free', multiplier: 3, win: 4500, runningWin: 4500, freeSpinsLeft: 1 },
      { ...paid, kind: 'free', multiplier: 3, lineWins: [], win: 0, runningWin: 4500, freeSpinsLeft: 0 },
    ],
  },
}
const series = {
  id: '7',
  stake: 2000,
  total: 3,
  left: 2,
  won: 0,
  isFeature: false,
  expiresAt: '2030-01-01T00:00:00.000Z',
}
const answered = (round: RoundOf<'slot'>, at = 100): SlotEvent => ({ type: 'answered', at, round })
/** Advances the time in steps of 50 ms and lists the phases passed. */
function watch(state: SlotState, from: number, until: number): { state: SlotState; phases: string[] } {
  const phases: string[] = []
  let current = state
  for (let at = from; at <= until; at += 50) {
    current = reduce(current, tick(at))
    if (phases.at(-1) !== current.phase.name) phases.push(current.phase.name)
  }
  return { state: current, phases }
}

describe('a round', () => {
  test('goes from the press through the stop and the win back to idle', () => {
    const { state, phases } = watch(run(open(), press(0), answered(roundFixture)), 100, 6000)
    expect(phases).toEqual(['stopping', 'presenting', 'idle'])
    expect(state.balance).toBe(roundFixture.balance)
    expect(state.resting.stops).toEqual(paid.stops)
  })
  test('shows only money confirmed by the platform: the stake is deducted with the answer, the win added after its presentation', () => {
    const spinning = run(open(), press(0))
    expect(spinning.balance).toBe(openFixture.balance)
    const stopping = run(spinning, answered(roundFixture))
    expect(stopping.balance).toBe(roundFixture.balanceAfterBet)
    expect(watch(stopping, 100, 6000).state.balance).toBe(roundFixture.balance)
  })
  test('without a win is idle as soon as the reels rest', () => {
    expect(watch(run(open(), press(0), answered(losing)), 100, 3000).phases).toEqual([
      'stopping',
      'presenting',
      'idle',
    ])
  })
  test('ignores a second press while the answer is pending', () => {
    const spinning = run(open(), press(0))
    expect(reduce(spinning, press(50, 'request-2'))).toEqual(spinning)
  })
  test('lands the reels early on a press while they stop', () => {
    const stopping = run(open(), press(0), answered(roundFixture))
    const hurried = reduce(stopping, press(300))
    if (stopping.phase.name !== 'stopping' || hurried.phase.name !== 'stopping')
      throw new Error('expected stopping')
    expect(hurried.phase.plan.endsAt).toBeLessThan(stopping.phase.plan.endsAt - 500)
  })
  test('ends the counting of an ordinary win on a press and spins again', () => {
    const presenting = watch(run(open(), press(0), answered(roundFixture)), 100, 2300).state
    expect(presenting.phase.name).toBe('presenting')
    const next = reduce(presenting, press(2350, 'request-2'))
    expect(next.phase).toMatchObject({ name: 'spinning', requestId: 'request-2' })
    expect(next.balance).toBe(roundFixture.balance)
  })
})

describe('free spins', () => {
  test('are announced, played one by one without another press, and summed up', () => {
    const { state, phases } = watch(run(open(), press(0), answered(freeRound)), 100, 30_000)
    expect(phases).toEqual([
      'stopping',
      'presenting',
      'freeIntro',
      'stopping',
      'presenting',
      'stopping',
      'presenting',
      'freeOutro',
      'idle',
    ])
    expect(state.balance).toBe(freeRound.balance)
  })
  test('ignore a slightly late press that was meant for their sum, so that it bets nothing', () => {
    const { state } = watch(run(open(), press(0), answered(freeRound)), 100, 30_000)
    const { since } = state.phase as { since: number }
    expect(reduce(state, press(since + 399))).toBe(state)
    expect(reduce(state, press(since + 400)).phase.name).toBe('spinning')
  })
  test('end autoplay, so that the player watches them', () => {
    const choice = { count: 10, stopAtWin: null, largestLoss: 50_000 }
    const started = run(open(), { type: 'autoplay', at: 0, choice })
    const spinning = reduce(started, { type: 'autoSpin', at: 400, requestId: 'request-1' })
    expect(spinning.autoplay?.left).toBe(9)
    const { state } = watch(run(spinning, answered(freeRound, 500)), 500, 30_000)
    expect(state).toMatchObject({ autoplay: null, autoplayEnd: 'freeSpins' })
  })
  test('are reported while they run', () => {
    const inside = watch(run(open(), press(0), answered(freeRound)), 100, 9000).state
    expect(isInFreeSpins(inside)).toBe(true)
    expect(isInFreeSpins(open())).toBe(false)
  })
})

describe('the way to the sum of free spins', () => {
  const inIntro = watch(run(open(), press(0), answered(freeRound)), 100, 4500).state
  const skip = (at: number): SlotEvent => ({ type: 'seriesSkipped', at })
  test.each([
    ['from their intro', inIntro],
    ['from the first of them', reduce(inIntro, press(5000))],
  ])('leads there at once %s, and the round ends as if all had been watched', (_, state) => {
    expect(canSkipSeries(state)).toBe(true)
    const outro = reduce(state, skip(5100))
    expect(outro).toMatchObject({
      phase: { name: 'freeOutro', since: 5100 },
      spinIndex: 2,
      balance: state.balance,
    })
    expect(outro.resting).toMatchObject({ kind: 'free', stops: paid.stops, window: paid.window })
    const skipped = reduce(outro, press(5200))
    const watched = watch(run(open(), press(0), answered(freeRound)), 100, 30_000).state
    expect(skipped.phase.name).toBe('idle')
    for (const field of ['balance', 'figures', 'round', 'resting'] as const)
      expect(skipped[field]).toEqual(watched[field])
    // The press that ends the sum stakes nothing.
    expect(reduce(skipped, press(5300))).toBe(skipped)
  })
  test('is closed where rounds must not be shortened', () => {
    const state = { ...inIntro, rules: { ...inIntro.rules, turbo: false } }
    expect(canSkipSeries(state)).toBe(false)
    expect(reduce(state, skip(5100))).toBe(state)
  })
  test('does not exist outside of them', () => {
    const presenting = watch(run(open(), press(0), answered(roundFixture)), 100, 2300).state
    for (const state of [open(), run(open(), press(0)), presenting]) {
      expect(canSkipSeries(state)).toBe(false)
      expect(reduce(state, skip(2400))).toBe(state)
    }
  })
})

test('the session counts rounds that have ended, what was staked and what was won; free rounds are neither', () => {
  let state = open()
  const rounds = [roundFixture, losing, { ...losing, freeRounds: series }]
  const figures = rounds.map((round, index) => {
    const at = 10_000 * (index + 1)
    state = watch(run(state, press(at), answered(round, at + 50)), at, at + 9000).state
    return [state.figures, findNet(state.figures)]
  })
  expect(figures).toEqual([
    [{ rounds: 1, staked: 2000, won: 1500 }, -500],
    [{ rounds: 2, staked: 4000, won: 1500 }, -2500],
    [{ rounds: 2, staked: 4000, won: 1500 }, -2500],
  ])
})

describe('a bought feature', () => {
  const buy = (at: number): SlotEvent => ({ type: 'featureBought', at, requestId: 'request-1' })
  const price = 53_800
  const { bought: _, ...gameWithout } = openFixture.game
  const bought: RoundOf<'slot'> = {
    ...freeRound,
    stake: price,
    balanceAfterBet: openFixture.balance - price,
    balance: openFixture.balance - price + freeRound.win,
    outcome: { ...freeRound.outcome, spins: freeRound.outcome.spins.slice(1) },
  }
  test('begins with the intro of its free spins: nothing turns before, and its price is what was staked', () => {
    const asked = run(open(), buy(0))
    expect(asked).toMatchObject({ boughtFor: price, phase: { name: 'spinning', requestId: 'request-1' } })
    expect(isFeatureAwaited(asked)).toBe(true)
    const shown = run(asked, answered(bought))
    expect(shown).toMatchObject({ phase: { name: 'freeIntro' }, balance: bought.balanceAfterBet })
    const { state } = watch(shown, 100, 30_000)
    expect(state).toMatchObject({
      balance: bought.balance,
      figures: { rounds: 1, staked: price, won: 4500 },
      stake: openFixture.defaultStake,
    })
    expect(run(state, press(40_000))).toMatchObject({ boughtFor: null })
  })
  test('that was lost on the way is asked for as one once more', () => {
    const lost = run(open(), buy(0), { type: 'lost' })
    expect(run(lost, { type: 'retry', at: 900 })).toMatchObject({
      boughtFor: price,
      phase: { name: 'spinning', requestId: 'request-1' },
    })
  })
  test('that a page was closed on leaves the stake as it was', () => {
    expect(open({ pending: bought }).stake).toBe(bought.outcome.stake)
  })
  test.each<[string, SlotState]>([
    ['where the law forbids it', open({ rules: { ...openFixture.rules, featureBuy: false } })],
    ['where the game sells none', open({ game: gameWithout })],
    ['among free rounds', open({ freeRounds: series })],
    ['during a round', run(open(), press(0))],
    [
      'during autoplay',
      run(open(), { type: 'autoplay', at: 0, choice: { count: 2, stopAtWin: null, largestLoss: 50_000 } }),
    ],
  ])('is not asked for %s', (_, state) => {
    expect(run(state, buy(5000))).toBe(state)
  })
  test('is not asked for with less than its price', () => {
    const poor = run(open({ balance: price - 1 }), buy(0))
    expect(poor).toMatchObject({ notice: 'insufficient_funds', phase: { name: 'idle' } })
    expect(run(open({ balance: price }), buy(0)).phase.name).toBe('spinning')
  })
})

describe('the ante', () => {
  const ante = { price: 25, rtp: 9669, chance: 186 }
  const price = 2500
  const offering = (changes: Partial<OpenAnswerOf<'slot'>> = {}): SlotState =>
    open({ game: { ...openFixture.game, ante }, ...changes })
  const turn = (on: boolean): SlotEvent => ({ type: 'ante', on })
  const played: RoundOf<'slot'> = {
    ...losing,
    stake: price,
    balanceAfterBet: openFixture.balance - price,
    balance: openFixture.balance - price,
    outcome: { ...losing.outcome, isAnte: true },
  }
  test('is off in a new session, and on only by the choice of the player', () => {
    expect([hasAnte(offering()), findNextCost(offering())]).toEqual([false, 2000])
    const on = run(offering(), turn(true))
    expect([hasAnte(on), findNextCost(on)]).toEqual([true, price])
    expect(hasAnte(run(on, turn(false)))).toBe(false)
    expect(hasAnte(offering({ pending: played }))).toBe(false)
    expect(offering({ pending: played }).stake).toBe(2000)
  })
  test('takes the whole price of a round, which the session counts, and rests on its own strips', () => {
    const asked = run(offering(), turn(true), press(0))
    expect(asked).toMatchObject({ boughtFor: null, isAnte: true, phase: { name: 'spinning' } })
    const { state } = watch(run(asked, answered(played)), 100, 9000)
    expect(state).toMatchObject({
      balance: openFixture.balance - price,
      figures: { rounds: 1, staked: price, won: 0 },
      stake: 2000,
      isAnte: true,
      resting: { isAnte: true },
    })
    expect(findRoundProfile(state.resting).reels).not.toEqual(profiles.medium.reels)
  })
  test.each<[string, SlotState]>([
    ['where the law forbids it', offering({ rules: { ...openFixture.rules, anteBet: false } })],
    ['where the game offers none', open()],
    ['among free rounds', offering({ freeRounds: series })],
    [
      'where the law ends stakes below its price',
      offering({ rules: { ...openFixture.rules, mostStake: 2499 } }),
    ],
    ['during a round', run(offering(), press(0))],
    ['while a round of unknown fate is asked for', run(offering(), press(0), { type: 'lost' })],
    [
      'during autoplay',
      run(offering(), {
        type: 'autoplay',
        at: 0,
        choice: { count: 2, stopAtWin: null, largestLoss: 50_000 },
      }),
    ],
  ])('is not switched on %s', (_, state) => {
    expect(run(state, turn(true))).toBe(state)
  })
  test('is not switched off while its round or autoplay runs', () => {
    const spinning = run(offering(), turn(true), press(0))
    expect(run(spinning, turn(false))).toBe(spinning)
    const choice = { count: 2, stopAtWin: null, largestLoss: 50_000 }
    const auto = run(offering(), turn(true), { type: 'autoplay', at: 0, choice })
    expect(run(auto, turn(false))).toBe(auto)
  })
  test('is off again at a stake whose price the law forbids, and stays on at others', () => {
    const legal = offering({
      rules: { ...openFixture.rules, mostStake: 4999 },
      stakes: [1000, 2000, 4000],
    })
    const on = run(legal, turn(true))
    expect(hasAnte(run(on, { type: 'stakeChosen', stake: 1000 }))).toBe(true)
    const above = run(on, { type: 'stakeStep', by: 1 })
    expect([above.stake, above.isAnte]).toEqual([4000, false])
    expect(run(above, { type: 'stakeStep', by: -1 })).toMatchObject({ stake: 2000, isAnte: false })
  })
  test('is not played with less than its price, although the stake would be covered', () => {
    const poor = run(offering({ balance: price - 1 }), turn(true), press(0))
    expect(poor).toMatchObject({ notice: 'insufficient_funds', phase: { name: 'idle' } })
    expect(run(poor, { type: 'balanceSeen', balance: price - 1 }).notice).toBe('insufficient_funds')
    expect(run(poor, { type: 'balanceSeen', balance: price }).notice).toBeNull()
    expect(run(poor, turn(false), press(9)).phase.name).toBe('spinning')
  })
  test('that the server does not offer any longer is off', () => {
    const refused = run(offering(), turn(true), press(0), {
      type: 'refused',
      at: 9,
      code: 'ante_not_offered',
    })
    expect(refused).toMatchObject({ isAnte: false, notice: 'ante_not_offered' })
  })
  test('has its whole price in the limits of autoplay', () => {
    const choice = { count: 10, stopAtWin: null, largestLoss: 4999 }
    const asked = run(
      offering(),
      turn(true),
      { type: 'autoplay', at: 0, choice },
      { type: 'autoSpin', at: 0, requestId: 'request-1' },
    )
    const { state } = watch(run(asked, answered(played)), 100, 9000)
    expect([state.autoplayEnd, state.autoplay]).toEqual(['loss', null])
  })
})

describe('autoplay', () => {
  const start = (stop: { stopAtWin?: number; largestLoss?: number }, round: RoundOf<'slot'>): SlotState => {
    const choice = { count: 2, stopAtWin: null, largestLoss: 50_000, ...stop }
    const spinning = run(
      open(),
      { type: 'autoplay', at: 0, choice },
      { type: 'autoSpin', at: 0, requestId: 'request-1' },
    )
    return watch(run(spinning, answered(round)), 100, 8000).state
  }
  test.each([
    ['a win at the limit', { stopAtWin: 1500 }, roundFixture, 'win'],
    ['another stake that could lose more than the limit', { largestLoss: 2499 }, roundFixture, 'loss'],
    ['another stake that could lose just the limit', { largestLoss: 2500 }, roundFixture, null],
    ['a win below the limit', { stopAtWin: 1501 }, roundFixture, null],
  ])('%s', (_, stop, round, end) => {
    const state = start(stop, round)
    expect(state.autoplayEnd).toBe(end)
    expect(state.autoplay === null).toBe(end !== null)
  })
  test('counts losses over its rounds, and wins against them', () => {
    let state = run(open(), {
      type: 'autoplay',
      at: 0,
      choice: { count: 10, stopAtWin: null, largestLoss: 5000 },
    })
    const played = [losing, roundFixture, losing, losing].map((round, index) => {
      const at = 10_000 * index
      state = watch(
        run(state, { type: 'autoSpin', at, requestId: `request-${at}` }, answered(round, at + 50)),
        at,
        at + 9000,
      ).state
      return [state.autoplay?.lost ?? null, state.autoplayEnd]
    })
    expect(played).toEqual([
      [2000, null],
      [2500, null],
      [null, 'loss'],
      [null, 'loss'],
    ])
  })
  test('ends after its count of rounds', () => {
    let state = run(open(), {
      type: 'autoplay',
      at: 0,
      choice: { count: 2, stopAtWin: null, largestLoss: 50_000 },
    })
    for (const at of [0, 10_000]) {
      expect(isAutoplayDue(state, at)).toBe(true)
      state = watch(
        run(state, { type: 'autoSpin', at, requestId: `request-${at}` }, answered(losing, at + 50)),
        at,
        at + 9000,
      ).state
    }
    expect(state).toMatchObject({ autoplay: null, autoplayEnd: 'done' })
  })
  test('stops on request of the player, after the current round', () => {
    const spinning = run(
      open(),
      { type: 'autoplay', at: 0, choice: { count: 25, stopAtWin: null, largestLoss: 50_000 } },
      { type: 'autoSpin', at: 0, requestId: 'request-1' },
    )
    const { state } = watch(run(spinning, { type: 'autoplayStopped' }, answered(losing)), 100, 8000)
    expect(state.phase.name).toBe('idle')
    expect(isAutoplayDue(state, 20_000)).toBe(false)
  })
  test('ends when the balance no longer covers the stake, without a request', () => {
    const state = run(
      open({ balance: 1000 }),
      { type: 'autoplay', at: 0, choice: { count: 10, stopAtWin: null, largestLoss: 50_000 } },
      { type: 'autoSpin', at: 0, requestId: 'request-1' },
    )
    expect(state).toMatchObject({ autoplay: null, notice: 'insufficient_funds', phase: { name: 'idle' } })
  })
})

describe('refusals and lost connections', () => {
  test.each(['insufficient_funds', 'too_many_requests', 'amount_too_large'])(
    '%s returns to idle with a notice',
    (code) => {
      const state = run(open(), press(0), { type: 'refused', at: 50, code })
      expect(state).toMatchObject({ phase: { name: 'idle' }, notice: code, balance: openFixture.balance })
    },
  )
  test.each(['session_expired', 'session_deactivated', 'taking_a_break', 'self_excluded', 'game_disabled'])(
    '%s closes the game for good',
    (code) => {
      const state = run(open(), press(0), { type: 'refused', at: 50, code })
      expect(state.phase).toEqual({ name: 'closed', code })
      expect(run(state, press(100), tick(200)).phase).toEqual({ name: 'closed', code })
    },
  )
  test('a lost answer is requested again with the same request id, never with a new one', () => {
    const lost = run(open(), press(0), { type: 'slow' }, { type: 'lost' })
    expect(lost.phase).toEqual({ name: 'interrupted', requestId: 'request-1' })
    expect(reduce(lost, press(9000, 'request-2')).phase).toMatchObject({
      name: 'spinning',
      requestId: 'request-1',
    })
  })
})

describe('the stake', () => {
  test('steps along the list and stops at its ends', () => {
    const steps = (count: number, by: 1 | -1): SlotEvent[] =>
      Array.from({ length: count }, () => ({ type: 'stakeStep', by }))
    expect(run(open(), ...steps(1, 1)).stake).toBe(4000)
    expect(run(open(), ...steps(20, 1)).stake).toBe(20_000)
    expect(run(open(), ...steps(20, -1)).stake).toBe(1000)
  })
  test('is locked while a round is open or autoplay runs, and refuses a value that is not on the list', () => {
    expect(run(open(), press(0), { type: 'stakeStep', by: 1 }).stake).toBe(2000)
    expect(run(open(), { type: 'stakeChosen', stake: 1 }).stake).toBe(2000)
  })
})

test('a deposit that covers the stake removes the notice', () => {
  const poor = run(open({ balance: 100 }), press(0))
  expect(poor.notice).toBe('insufficient_funds')
  expect(run(poor, { type: 'balanceSeen', balance: 1999 }).notice).toBe('insufficient_funds')
  expect(run(poor, { type: 'balanceSeen', balance: 2000 })).toMatchObject({ notice: null, balance: 2000 })
})

test('a round that was settled while no page was open is shown first, without a new stake', () => {
  const balance = roundFixture.balance + 50_000
  const state = open({ pending: roundFixture, balance })
  expect(isRoundOpen(state)).toBe(true)
  expect(state).toMatchObject({ isResumed: true, balance: balance - roundFixture.win })
  const ended = watch(state, 0, 6000).state
  expect(ended).toMatchObject({ balance, isResumed: false, phase: { name: 'idle' } })
  // Its money moved before this session.
  expect(ended.figures).toEqual({ rounds: 0, staked: 0, won: 0 })
})

test('a resumed round whose win was spent elsewhere starts from zero, never below it', () => {
  const state = open({ pending: roundFixture, balance: roundFixture.win - 100 })
  expect(state.balance).toBe(0)
  expect(watch(state, 0, 6000).state.balance).toBe(roundFixture.win - 100)
})

test('the notice of a stake returned while no page was open is shown once and does not block the next round', () => {
  const state = open({ isStakeReturned: true })
  expect(state).toMatchObject({
    notice: 'stake_returned',
    balance: openFixture.balance,
    phase: { name: 'idle' },
  })
  expect(reduce(state, { type: 'noticeClosed' }).notice).toBeNull()
})
