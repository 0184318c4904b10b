import { findSpin, isInSeries } from '../../../kit/spin/series.ts'
import { describe, expect, test } from 'vitest'
import { countWays, evaluateWays, waysProfiles } from '@yanta/game-rules/ways'
import { isRoundOpen } from '../../../kit/spin/play.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { waysFixture, waysRoundFixture } from '../../../server/api-fixtures.ts'
import { buildFirstReels } from './first-reels.ts'
import { findWaysOnShow } from './render-hud.ts'
import { listSounds } from './sounds.ts'
import { type WaysEvent, type WaysState, createState, reduce } from './state.ts'

const pace = { isTurbo: false, isReduced: false }
const open = (changes: Partial<OpenAnswerOf<'ways'>> = {}): WaysState =>
  createState({ ...waysFixture, ...changes }, pace)
const run = (state: WaysState, ...events: WaysEvent[]): WaysState => events.reduce(reduce, state)
const press = (at: number, requestId = 'request-1'): WaysEvent => ({ type: 'press', at, requestId })
const tick = (at: number): WaysEvent => ({ type: 'tick', at })
const answered = (round: RoundOf<'ways'>, at = 100): WaysEvent => ({ type: 'answered', at, round })
const play = (round: RoundOf<'ways'> = waysRoundFixture): WaysState => run(open(), press(0), answered(round))

const losing: RoundOf<'ways'> = {
  ...waysRoundFixture,
  win: 0,
  balance: waysRoundFixture.balanceAfterBet,
  outcome: {
    ...waysRoundFixture.outcome,
    win: 0,
    spins: [{ ...waysRoundFixture.outcome.spins[1]!, kind: 'paid', freeSpinsLeft: 0, runningWin: 0 }],
  },
}

/** Advances the time in steps of 20 ms and lists the phases passed. */
function watch(state: WaysState, from: number, until: number): { state: WaysState; phases: string[] } {
  const phases: string[] = []
  let current = state
  for (let at = from; at <= until; at += 20) {
    current = reduce(current, tick(at))
    if (phases.at(-1) !== current.phase.name) phases.push(current.phase.name)
  }
  return { state: current, phases }
}

describe('a round', () => {
  test('with free spins shows its paid spin, their intro, each of them and their sum', () => {
    const { state, phases } = watch(play(), 100, 30_000)
    expect(phases).toEqual([
      ...['stopping', 'presenting', 'freeIntro'],
      ...['stopping', 'presenting', 'stopping', 'presenting', 'freeOutro', 'idle'],
    ])
    expect(state.resting).toEqual(waysRoundFixture.outcome.spins.at(-1)!.reels)
    expect(state.balance).toBe(waysRoundFixture.balance)
    expect(isRoundOpen(state)).toBe(false)
  })

  test('without a win ends once its reels rest', () => {
    const { state, phases } = watch(play(losing), 100, 10_000)
    expect(phases).toEqual(['stopping', 'presenting', 'idle'])
    expect(state.balance).toBe(losing.balance)
  })

  test('shows only money confirmed by the platform: the stake is deducted with the answer, the win added at the end', () => {
    expect(run(open(), press(0)).balance).toBe(waysFixture.balance)
    expect(play().balance).toBe(waysRoundFixture.balanceAfterBet)
    expect(watch(play(), 100, 8_000).state.balance).toBe(waysRoundFixture.balanceAfterBet)
  })

  test('counts its ways up reel by reel as they land', () => {
    const state = play()
    if (state.phase.name !== 'stopping') throw new Error('expected stopping')
    const { landsAt } = state.phase.plan
    const { reels } = findSpin(state)!
    const counted = landsAt.map((at) => findWaysOnShow(state, at))
    expect(findWaysOnShow(state, landsAt[0]! - 1)).toBeNull()
    expect(counted).toEqual(reels.map((_, reel) => countWays(reels.slice(0, reel + 1))))
    expect(counted.at(-1)).toBe(1_008)
  })

  test('can be skipped to the sum of its free spins, and a press right after them stakes nothing', () => {
    const intro = watch(play(), 100, 5_000).state
    expect(isInSeries(intro)).toBe(true)
    const skipped = reduce(intro, { type: 'seriesSkipped', at: 5_100 })
    expect([skipped.phase.name, skipped.resting]).toEqual([
      'freeOutro',
      waysRoundFixture.outcome.spins.at(-1)!.reels,
    ])
    const ended = run(skipped, press(5_200))
    expect([ended.phase.name, ended.balance]).toEqual(['idle', waysRoundFixture.balance])
    expect(run(ended, press(5_300)).phase.name).toBe('idle')
    expect(run(ended, press(5_700)).phase.name).toBe('spinning')
  })

  test('lands at once when the player presses again, where the rules let rounds be shortened', () => {
    const state = play()
    const hurried = run(state, press(300))
    if (state.phase.name !== 'stopping' || hurried.phase.name !== 'stopping') throw new Error('not stopping')
    expect(hurried.phase.plan.endsAt).toBeLessThan(state.phase.plan.endsAt - 500)
    const slow = run(open({ rules: { ...waysFixture.rules, turbo: false } }), press(0), answered(losing))
    expect(run(slow, press(300))).toBe(slow)
  })

  test('that ended without a page is shown when the next one opens', () => {
    const state = open({ pending: waysRoundFixture })
    expect([state.isResumed, state.phase.name]).toEqual([true, 'stopping'])
    expect(state.balance).toBe(waysFixture.balance - waysRoundFixture.win)
    expect(watch(state, 0, 30_000).state.balance).toBe(waysFixture.balance)
  })

  test('with free spins stops autoplay', () => {
    const auto = run(open(), {
      type: 'autoplay',
      at: 0,
      choice: { count: 10, largestLoss: 100_000, stopAtWin: null },
    })
    const state = watch(
      run(auto, { type: 'autoSpin', at: 400, requestId: 'request-1' }, answered(waysRoundFixture, 500)),
      500,
      40_000,
    ).state
    expect([state.autoplay, state.autoplayEnd]).toEqual([null, 'freeSpins'])
  })
})

test('a bought series begins with the intro of its free spins: nothing turns or is heard to before', () => {
  const price = 70_400
  const idle = open({ game: { ...waysFixture.game, bought: { price: 704, rtp: 9636 } } })
  const asked = run(idle, { type: 'featureBought', at: 0, requestId: 'request-1' })
  expect(asked).toMatchObject({ boughtFor: price, phase: { name: 'spinning', requestId: 'request-1' } })
  expect(listSounds(idle, asked, 0, 0)).toEqual([])
  const { outcome } = waysRoundFixture
  const spins = outcome.spins.slice(1)
  const round = { ...waysRoundFixture, stake: price, outcome: { ...outcome, spins } }
  const shown = run(asked, answered(round))
  expect([shown.phase.name, shown.spinIndex, shown.resting]).toEqual(['freeIntro', -1, idle.resting])
  const { phases, state } = watch(shown, 100, 30_000)
  expect(phases).toEqual([
    ...['freeIntro', 'stopping', 'presenting', 'stopping', 'presenting', 'freeOutro', 'idle'],
  ])
  expect(state.figures).toMatchObject({ rounds: 1, staked: price })
})

test.each(['tall-order', 'storm-hammer', 'x'])('%s opens on reels of its own, without a win', (slug) => {
  const reels = buildFirstReels(slug)
  expect(reels.length).toBe(6)
  for (const reel of reels) {
    expect(reel.length).toBeGreaterThanOrEqual(2)
    expect(reel.length).toBeLessThanOrEqual(7)
  }
  expect(reels[0]).not.toContain('wild')
  for (const profile of Object.values(waysProfiles)) expect(evaluateWays(profile, reels, 1, 1)).toEqual([])
  expect(reels).toEqual(buildFirstReels(slug))
  expect(reels).not.toEqual(buildFirstReels(`${slug}-other`))
})

test('reels are heard to turn, to land, with a scatter or without, and to open free spins', () => {
  const idle = open()
  const spinning = run(idle, press(0))
  expect(listSounds(idle, spinning, 0, 0)).toEqual([{ name: 'spin' }])
  const stopping = run(spinning, answered(waysRoundFixture))
  if (stopping.phase.name !== 'stopping') throw new Error('expected stopping')
  const { endsAt } = stopping.phase.plan
  const landing = listSounds(stopping, stopping, 0, endsAt).map(({ name }) => name)
  expect(landing.filter((name) => name === 'scatter')).toHaveLength(4)
  expect(landing.filter((name) => name === 'stop')).toHaveLength(2)
  expect(landing).toContain('tease')
  const presenting = run(stopping, tick(endsAt))
  const intro = run(presenting, press(endsAt + 10))
  expect(intro.phase.name).toBe('freeIntro')
  expect(listSounds(presenting, intro, endsAt, endsAt + 10)).toEqual([{ name: 'feature' }])
})

test('a press right after the summary of the free rounds stakes no money, a later one does', () => {
  const last = {
    id: '1',
    stake: waysRoundFixture.stake,
    total: 1,
    left: 0,
    won: 0,
    isFeature: false,
    expiresAt: '2030-01-01T00:00:00.000Z',
  }
  const state: WaysState = {
    ...open({ balance: 100_000, rules: { ...waysFixture.rules, minRoundMs: 0 } }),
    round: { ...waysRoundFixture, win: 0, freeRounds: last },
    freeSummary: last,
  }
  const closed = run(state, press(60_000))
  expect(closed.freeSummary).toBeNull()
  expect(run(closed, press(60_060)).phase.name).toBe('idle')
  expect(run(closed, press(60_060), press(60_600)).phase.name).toBe('spinning')
})
