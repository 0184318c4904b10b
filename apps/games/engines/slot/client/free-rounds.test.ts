import { isRoundOpen } from '../../../kit/spin/play.ts'
import { findShownWin, findSpin } from '../../../kit/spin/series.ts'
import { expect, test } from 'vitest'
import type { FreeRounds } from '@yanta/contract'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { openFixture, roundFixture } from '../../../server/api-fixtures.ts'
import { createState, reduce, type SlotEvent, type SlotState } from './state.ts'

const series = (left: number, won = 0): FreeRounds => ({
  id: '7',
  stake: 1000,
  total: 3,
  left,
  won,
  isFeature: false,
  expiresAt: '2030-01-01T00:00:00.000Z',
})
const open = (changes: Partial<OpenAnswerOf<'slot'>> = {}): SlotState =>
  createState({ ...openFixture, balance: 0, ...changes }, { isTurbo: false, isReduced: true })
const played = (freeRounds: FreeRounds, win: number): RoundOf<'slot'> => ({
  ...roundFixture,
  stake: 1000,
  win,
  balance: 0,
  balanceAfterBet: 0,
  outcome: {
    ...roundFixture.outcome,
    win,
    spins: [{ ...roundFixture.outcome.spins[0]!, lineWins: [], win, runningWin: win }],
  },
  freeRounds,
})
const press = (at: number): SlotEvent => ({ type: 'press', at, requestId: `request-${at}` })
const run = (state: SlotState, ...events: SlotEvent[]): SlotState => events.reduce(reduce, state)

/** Plays a round from a press at `from` to its end. */
function playOut(state: SlotState, round: RoundOf<'slot'>, from: number): SlotState {
  let current = run(state, press(from), { type: 'answered', at: from + 10, round })
  for (let at = from; isRoundOpen(current); at += 50) current = reduce(current, { type: 'tick', at })
  return current
}

test('free rounds are played first, also with an empty balance, and their stake can not be changed', () => {
  const state = open({ freeRounds: series(3) })
  expect(reduce(state, press(1000)).phase.name).toBe('spinning')
  expect(run(state, { type: 'stakeStep', by: 1 }, { type: 'stakeChosen', stake: 4000 }).stake).toBe(
    state.stake,
  )
  const limits = { count: 10, stopAtWin: null, largestLoss: 1000 }
  expect(reduce(state, { type: 'autoplay', at: 0, choice: limits }).autoplay).toBeNull()
})

test('one fewer is left once a round is known, and its win is counted once it was shown', () => {
  const spinning = run(open({ freeRounds: series(3, 500) }), press(1000), {
    type: 'answered',
    at: 1010,
    round: played(series(2, 700), 200),
  })
  expect(spinning.freeRounds).toMatchObject({ left: 2, won: 500 })
  expect(playOut(open({ freeRounds: series(3, 500) }), played(series(2, 700), 200), 1000).freeRounds).toEqual(
    series(2, 700),
  )
})

test('after the last one a summary waits for a press, which stakes nothing, and neither does one right after it', () => {
  const over = playOut(open({ freeRounds: series(1, 500), balance: 5000 }), played(series(0, 700), 200), 1000)
  expect(over).toMatchObject({ freeRounds: null, freeSummary: { won: 700 } })
  const closed = reduce(over, press(60_000))
  expect(closed).toMatchObject({ freeSummary: null, phase: { name: 'idle' } })
  expect(reduce(closed, press(60_100)).phase.name).toBe('idle')
  expect(run({ ...closed, balance: 5000 }, press(61_000)).phase.name).toBe('spinning')
})

test('autoplay chosen while the summary is open closes it with its first round', () => {
  const over = playOut(open({ freeRounds: series(1) }), played(series(0, 200), 200), 1000)
  const choice = { count: 10, stopAtWin: null, largestLoss: 1_000_000 }
  const spinning = run(
    { ...over, balance: 500_000 },
    { type: 'autoplay', at: 60_000, choice },
    { type: 'autoSpin', at: 60_000, requestId: 'request-2' },
  )
  expect(spinning).toMatchObject({ freeSummary: null, phase: { name: 'spinning' } })
})

test('a press that skips the last win opens the summary instead of a round with money', () => {
  let current = run(open({ freeRounds: series(1) }), press(1000), {
    type: 'answered',
    at: 1010,
    round: played(series(0, 200), 200),
  })
  for (let at = 1000; current.phase.name !== 'presenting'; at += 10)
    current = reduce(current, { type: 'tick', at })
  const skipped = reduce(current, press(3000))
  expect(skipped).toMatchObject({ phase: { name: 'idle' }, freeSummary: { won: 200 } })
})

test('a last free round that was settled while no page was open is shown, and then its summary', () => {
  let current = open({ balance: 5000, freeRounds: series(0, 900), pending: played(series(0, 900), 400) })
  expect(current).toMatchObject({ balance: 5000, freeRounds: { left: 0, won: 500 } })
  for (let at = 0; isRoundOpen(current); at += 50) current = reduce(current, { type: 'tick', at })
  expect(current).toMatchObject({ balance: 5000, freeSummary: { won: 900 } })
})

test('free rounds that are over elsewhere leave the game with a notice and the usual stake', () => {
  const refused = run(open({ freeRounds: series(2) }), press(1000), {
    type: 'refused',
    at: 1100,
    code: 'free_rounds_not_found',
  })
  expect(refused).toMatchObject({
    freeRounds: null,
    notice: 'free_rounds_not_found',
    phase: { name: 'idle' },
  })
})

const features = (left: number, won = 0): FreeRounds => ({ ...series(left, won), isFeature: true })
/** A series of two free spins, the first of which wins. */
const feature = (freeRounds: FreeRounds, win: number): RoundOf<'slot'> => {
  const round = played(freeRounds, win)
  const [first] = round.outcome.spins
  const spins = [
    { ...first!, kind: 'free' as const, multiplier: 3, freeSpinsLeft: 1 },
    { ...first!, kind: 'free' as const, multiplier: 3, win: 0, freeSpinsLeft: 0 },
  ]
  return { ...round, outcome: { ...round.outcome, spins } }
}
/** The phases that time alone goes through, each with the spin on display. */
function watch(state: SlotState, from: number): { state: SlotState; phases: string[] } {
  const phases: string[] = []
  let current = state
  for (let at = from; isRoundOpen(current); at += 50) {
    const { phase } = current
    const shown = phase.name === 'freeIntro' ? phase.name : `${phase.name} ${current.spinIndex}`
    if (phases.at(-1) !== shown) phases.push(shown)
    current = reduce(current, { type: 'tick', at })
  }
  return { state: current, phases }
}

test('a feature begins with its intro, has no paid spin and ends with its sum', () => {
  const spinning = run(open({ freeRounds: features(3) }), press(1000))
  const answered = reduce(spinning, { type: 'answered', at: 1010, round: feature(features(2, 400), 400) })
  expect(answered).toMatchObject({
    phase: { name: 'freeIntro', since: 1010 },
    freeRounds: { left: 2, won: 0 },
  })
  expect(findSpin(answered)).toBeNull()
  const { state, phases } = watch(answered, 1010)
  expect(phases).toEqual([
    'freeIntro',
    'stopping 0',
    'presenting 0',
    'stopping 1',
    'presenting 1',
    'freeOutro 1',
  ])
  expect(state).toMatchObject({ balance: 0, freeRounds: features(2, 400), phase: { name: 'idle' } })
})

test('a press starts the series of a feature at once, and one right after its end begins no other', () => {
  const intro = run(open({ freeRounds: features(3) }), press(1000), {
    type: 'answered',
    at: 1010,
    round: feature(features(2, 400), 400),
  })
  const started = reduce(intro, press(1500))
  expect(started).toMatchObject({ spinIndex: 0, phase: { name: 'stopping' } })
  const { state } = watch(started, 1500)
  const { since } = state.phase as { since: number }
  expect(reduce(state, press(since + 399))).toBe(state)
  expect(reduce(state, press(since + 400)).phase.name).toBe('spinning')
})

test('a feature that one spin ended at the largest win is summed up as any', () => {
  const capped = feature(features(2, 400), 400)
  capped.outcome.spins.pop()
  const answered: SlotEvent = { type: 'answered', at: 1010, round: capped }
  const { phases } = watch(run(open({ freeRounds: features(3) }), press(1000), answered), 1010)
  expect(phases).toEqual(['freeIntro', 'stopping 0', 'presenting 0', 'freeOutro 0'])
})

test('a feature that was settled while no page was open is shown from its intro, and then the summary', () => {
  const resumed = open({ freeRounds: features(0, 900), pending: feature(features(0, 900), 400) })
  expect(resumed).toMatchObject({ isResumed: true, freeRounds: { won: 500 }, phase: { name: 'freeIntro' } })
  const { state, phases } = watch(resumed, 0)
  expect(phases.at(-1)).toBe('freeOutro 1')
  expect(state).toMatchObject({
    isResumed: false,
    freeRounds: null,
    freeSummary: { won: 900, isFeature: true },
  })
})

const roundOfSpins = (...spins: ['paid' | 'respin', win: number][]): RoundOf<'slot'> => {
  const win = spins.reduce((sum, [, each]) => sum + each, 0)
  return {
    ...roundFixture,
    win,
    outcome: {
      ...roundFixture.outcome,
      win,
      spins: spins.map(([kind, each]) => ({
        ...roundFixture.outcome.spins[0]!,
        kind,
        lineWins: [],
        scatter: null,
        win: each,
        runningWin: each,
        freeSpinsLeft: 0,
      })),
    },
  }
}

test('a press that skips the respins of a round stakes nothing on the next one until a moment has passed', () => {
  const round = roundOfSpins(['paid', 0], ['respin', 0], ['respin', 0])
  let current = run(open({ balance: 100_000 }), press(1000), { type: 'answered', at: 1010, round })
  let at = 1010
  for (; at < 20_000 && isRoundOpen(current); at += 150)
    current = run(current, { type: 'tick', at }, press(at))
  expect(current.phase.name).toBe('idle')
  expect(reduce(current, press(at)).phase.name).toBe('idle')
  expect(reduce(current, press(at + 5000)).phase.name).toBe('spinning')
})

test('the last of the respins shows what the whole round has won, those before it and a spin alone their own wins', () => {
  const show = (round: RoundOf<'slot'>) =>
    round.outcome.spins.map((_, spinIndex) => findShownWin({ round, spinIndex }))
  expect(show(roundOfSpins(['paid', 700], ['respin', 0], ['respin', 900]))).toEqual([700, 0, 1600])
  expect(show(roundOfSpins(['paid', 700]))).toEqual([700])
  const free = { ...roundOfSpins(['paid', 700], ['respin', 900]) }
  free.outcome.spins.at(-1)!.kind = 'free'
  expect(show(free)).toEqual([700, 900])
})
