// What the jurisdiction's rules leave of each game: the least time between rounds, autoplay, turbo, the largest stake, the session's sum.
import { describe, expect, test } from 'vitest'
import { settleTable } from '@yanta/game-rules/roulette'
import {
  type MinesEvent,
  createState as createMines,
  reduce as reduceMines,
} from '../engines/mines/client/state.ts'
import {
  buildMinesRound,
  minesFixture,
  openFixture,
  rouletteFixture,
  roundFixture,
} from '../server/api-fixtures.ts'
import { isAutoplayDue } from './spin/play.ts'
import { findNet } from './spin/session-figures.ts'
import type { RoundOf } from '../server/api.ts'
import {
  type RouletteEvent,
  createState as createTable,
  reduce as reduceTable,
} from '../engines/roulette/client/state.ts'
import { createState, reduce, type SlotEvent, type SlotState } from '../engines/slot/client/state.ts'

const strict = { ...openFixture.rules, minRoundMs: 2500, autoplay: false, turbo: false, mostStake: 4000 }
const { stake, win } = roundFixture

describe('a slot', () => {
  const open = (rules = strict) => createState({ ...openFixture, rules }, { isTurbo: true, isReduced: false })
  const run = (state: SlotState, ...events: SlotEvent[]) => events.reduce(reduce, state)
  const press = (at: number): SlotEvent => ({ type: 'press', at, requestId: `request-${at}` })
  const answered = (at: number): SlotEvent => ({ type: 'answered', at, round: roundFixture })
  /** To the end of a round that was answered at 100. */
  const play = (state: SlotState) =>
    [...Array(60).keys()].reduce(
      (at, step) => reduce(at, { type: 'tick', at: 100 + step * 40 }),
      run(state, press(0), answered(100)),
    )

  test('begins a round no sooner than the least time after the one before', () => {
    const ended = play(open())
    expect(ended.phase.name).toBe('presenting')
    const early = run(ended, press(2599))
    expect(early.phase.name).toBe('idle')
    expect(run(early, press(2599)).phase.name).toBe('idle')
    expect(run(early, press(2600)).phase).toMatchObject({ name: 'spinning', requestId: 'request-2600' })
  })

  test('lets autoplay wait as well', () => {
    const running = run(open({ ...strict, autoplay: true }), {
      type: 'autoplay',
      at: 0,
      choice: { count: 10, stopAtWin: null, largestLoss: 100_000 },
    })
    const idle: SlotState = { ...running, readyAt: 2600, phase: { name: 'idle', since: 1000 } }
    expect([2599, 2600].map((at) => isAutoplayDue(idle, at))).toEqual([false, true])
  })

  test('a refusal as too soon loses neither a round nor autoplay, and asks for nothing', () => {
    const running = run(
      open({ ...strict, autoplay: true }),
      { type: 'autoplay', at: 0, choice: { count: 10, stopAtWin: null, largestLoss: 100_000 } },
      { type: 'autoSpin', at: 0, requestId: 'request-0' },
    )
    expect(running.autoplay?.left).toBe(9)
    const refused = run(running, { type: 'refused', at: 300, code: 'round_too_soon' })
    expect(refused).toMatchObject({ phase: { name: 'idle' }, notice: null, autoplay: { left: 10 } })
    expect([2799, 2800].map((at) => isAutoplayDue(refused, at))).toEqual([false, true])
  })

  test('without turbo neither takes it from an earlier visit nor stops the reels early', () => {
    const state = run(open(), { type: 'turbo', on: true })
    expect(state.isTurbo).toBe(false)
    const turning = run(state, press(0), answered(100))
    expect(run(turning, press(200))).toBe(turning)
    const free = run(open({ ...strict, turbo: true }), press(0), answered(100))
    expect(run(free, press(200))).not.toBe(free)
  })

  test('without autoplay starts none', () => {
    const choice = { count: 10, stopAtWin: null, largestLoss: 100_000 }
    expect(run(open(), { type: 'autoplay', at: 0, choice }).autoplay).toBe(null)
  })

  test('ends its stakes at the largest allowed one, and says so to whoever asks for more', () => {
    expect(open().stakes).toEqual([1000, 2000, 4000])
    const highest = run(open(), { type: 'stakeStep', by: 1 })
    expect(highest).toMatchObject({ stake: 4000, notice: null })
    expect(run(highest, { type: 'stakeStep', by: 1 })).toMatchObject({
      stake: 4000,
      notice: 'stake_too_large',
    })
    const unlimited = open({ ...strict, mostStake: 20_000 })
    expect(unlimited.stakeLimit).toBe(null)
  })

  test('counts the session once the last win was shown', () => {
    const turning = run(open(), press(0), answered(100))
    expect(findNet(turning.figures)).toBe(0)
    const shown = play(open())
    expect(findNet(shown.figures)).toBe(0)
    const ended = run(shown, { type: 'tick', at: 9000 })
    expect([ended.phase.name, findNet(ended.figures)]).toEqual(['idle', win - stake])
  })
})

describe('a roulette', () => {
  const open = (rules = strict) =>
    createTable({ ...rouletteFixture, rules }, { isQuick: true, isReduced: false })
  const lay: RouletteEvent = { type: 'laid', bets: [['17', 1000]] }
  const press = (at: number): RouletteEvent => ({ type: 'started', at, requestId: `request-${at}` })
  const outcome = settleTable([['17', 1000]], 5)
  const round: RoundOf<'roulette'> = { ...roundFixture, stake: 1000, win: 0, outcome }
  const run = (...events: RouletteEvent[]) => events.reduce(reduceTable, open())

  test('waits the least time, and keeps its bets when the platform refuses as too soon', () => {
    const landed = run(lay, press(0), { type: 'answered', at: 100, round }, { type: 'tick', at: 99_000 })
    const next = [lay].reduce(reduceTable, landed)
    expect(reduceTable({ ...next, readyAt: 99_500 }, press(99_499)).phase.name).toBe('betting')
    expect(reduceTable({ ...next, readyAt: 99_500 }, press(99_500)).phase.name).toBe('rolling')
    const refused = run(lay, press(0), { type: 'refused', code: 'round_too_soon' })
    expect(refused).toMatchObject({ phase: { name: 'betting' }, notice: null, readyAt: 2500 })
    expect(refused.layout.get('17')).toBe(1000)
  })

  test('is ready the least time after the answer', () => {
    expect(run(lay, press(0), { type: 'answered', at: 100, round }).readyAt).toBe(2600)
  })

  test('without turbo has no quick ball, and lets none be hurried', () => {
    const landing = run({ type: 'quick', on: true }, lay, press(0), { type: 'answered', at: 100, round })
    expect(landing.isQuick).toBe(false)
    expect(reduceTable(landing, press(200))).toBe(landing)
  })

  test('has no more on its table than the law allows, and no larger chip', () => {
    expect(open().chips).toEqual([1000])
    expect(open().chip).toBe(1000)
    const full = run(lay, lay, lay, lay)
    expect(full.notice).toBe(null)
    expect(reduceTable(full, lay)).toMatchObject({ layout: full.layout, notice: { code: 'stake_too_large' } })
  })

  test('counts the session once the ball is at rest', () => {
    const landing = run(lay, press(0), { type: 'answered', at: 100, round })
    expect([landing.net, reduceTable(landing, { type: 'tick', at: 99_000 }).net]).toEqual([0, -1000])
  })
})

describe('mines', () => {
  const open = (rules = strict) => createMines({ ...minesFixture, rules })
  const run = (state: ReturnType<typeof open>, ...events: MinesEvent[]) => events.reduce(reduceMines, state)
  /** Later than the pause after a round, which a least time of its own does not replace. */
  const start: MinesEvent = { type: 'start', at: 1000, requestId: 'request-1' }
  const lost = buildMinesRound({ opened: [3], field: [3], end: 'mine' })

  test('start no round before the least time is over', () => {
    const ended = run(open(), start, { type: 'answered', at: 0, round: lost })
    expect(ended).toMatchObject({ phase: { name: 'ended' }, isHeld: true })
    expect(run(ended, start)).toBe(ended)
    expect(run(ended, { type: 'holdEnded' }, start).phase.name).toBe('asking')
  })

  test('a refusal as too soon asks for nothing and waits', () => {
    const refused = run(open(), start, { type: 'refused', code: 'round_too_soon' })
    expect(refused).toMatchObject({ phase: { name: 'idle' }, notice: null, isHeld: true })
  })

  test('end the stakes at the largest allowed one, and say so', () => {
    const highest = run(open(), { type: 'stakeScaled', by: 'double' })
    expect(highest).toMatchObject({ stake: 4000, notice: null })
    expect(run(highest, { type: 'stakeScaled', by: 'double' }).notice).toBe('stake_too_large')
  })

  test('count the session at the end of a round', () => {
    const playing = run(open(), start, { type: 'answered', at: 0, round: buildMinesRound() })
    expect(playing.net).toBe(0)
    const ended = run(
      playing,
      { type: 'open', cell: 3, requestId: 'request-2' },
      { type: 'answered', at: 0, round: lost },
    )
    expect(ended.net).toBe(-2000)
  })
})
