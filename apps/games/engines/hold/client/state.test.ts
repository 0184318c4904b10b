import { describe, expect, test } from 'vitest'
import { evaluateWays, holdProfiles, readWindow } from '@yanta/game-rules/hold'
import { isAutoplayDue, isRoundOpen } from '../../../kit/spin/play.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { holdFixture, holdRoundFixture, holdWaysFixture } from '../../../server/api-fixtures.ts'
import { findFirstStops } from './first-window.ts'
import { findShownFeature, findShownWin, findSumOnWindow } from './shown.ts'
import { type HoldEvent, type HoldState, createState, reduce } from './state.ts'

const calm = { isTurbo: false, isReduced: false }
const open = (changes: Partial<OpenAnswerOf<'hold'>> = {}): HoldState =>
  createState({ ...holdFixture, ...changes }, calm)
const run = (state: HoldState, ...events: HoldEvent[]): HoldState => events.reduce(reduce, state)
const press = (at: number, requestId = 'request-1'): HoldEvent => ({ type: 'press', at, requestId })
const tick = (at: number): HoldEvent => ({ type: 'tick', at })
const answered = (round: RoundOf<'hold'>, at = 100): HoldEvent => ({ type: 'answered', at, round })
const losing: RoundOf<'hold'> = {
  ...holdWaysFixture,
  win: 0,
  balance: holdWaysFixture.balanceAfterBet,
  outcome: { ...holdWaysFixture.outcome, ways: [], waysWin: 0, win: 0 },
}

/** Advances the time in steps of 20 ms and lists the phases passed. */
function watch(state: HoldState, from: number, until: number): { state: HoldState; phases: string[] } {
  const phases: string[] = []
  let current = state
  for (let at = from; at <= until; at += 20) {
    current = reduce(current, tick(at))
    if (phases.at(-1) !== current.phase.name) phases.push(current.phase.name)
  }
  return { state: current, phases }
}

describe('a round', () => {
  test('shows reels and respins, then its sum, and rests on its stops', () => {
    const { state, phases } = watch(run(open(), press(0), answered(holdRoundFixture)), 100, 20_000)
    expect(phases).toEqual(['revealing', 'presenting', 'idle'])
    expect(state.stops).toEqual(holdRoundFixture.outcome.stops)
    expect(isRoundOpen(state)).toBe(false)
  })

  test('shows only money confirmed by the platform: the stake is deducted with the answer, the win added at the end', () => {
    const spinning = run(open(), press(0))
    expect(spinning.balance).toBe(holdFixture.balance)
    const revealing = run(spinning, answered(holdRoundFixture))
    expect(revealing.balance).toBe(holdRoundFixture.balanceAfterBet)
    expect(watch(revealing, 100, 3000).state.balance).toBe(holdRoundFixture.balanceAfterBet)
    expect(watch(revealing, 100, 20_000).state.balance).toBe(holdRoundFixture.balance)
  })

  test('holds every coin, counts three respins anew after a coin, and counts the coins at the end', () => {
    const revealing = run(open(), press(0), answered(holdRoundFixture))
    if (revealing.phase.name !== 'revealing') throw new Error('expected revealing')
    const { landedAt, feature, endsAt } = revealing.phase.plan
    const seen = (at: number) => {
      const shown = findShownFeature(revealing, at)
      return shown && [shown.coins.length, shown.respinsLeft, shown.counted]
    }
    expect(seen(landedAt - 1)).toBeNull()
    expect(seen(feature!.opensAt)).toEqual([6, 3, 0])
    const { respins } = feature!
    expect(respins.map(({ spinsAt, landsAt }) => [seen(spinsAt), seen(landsAt)])).toEqual([
      [
        [6, 3, 0],
        [8, 3, 0],
      ],
      [
        [8, 3, 0],
        [8, 2, 0],
      ],
      [
        [8, 2, 0],
        [8, 1, 0],
      ],
      [
        [8, 1, 0],
        [8, 0, 0],
      ],
    ])
    expect(findShownWin(revealing, respins.at(-1)!.landsAt)).toBe(0)
    expect(seen(feature!.countsAt)).toEqual([8, 0, 1])
    expect(findShownWin(revealing, feature!.countsAt)).toBe(4000)
    expect(seen(endsAt)).toEqual([8, 0, 8])
    expect(findShownWin(revealing, endsAt)).toBe(120_000)
  })

  test('without six coins has no feature, and lights its ways with their sum', () => {
    const revealing = run(open(), press(0), answered(holdWaysFixture))
    if (revealing.phase.name !== 'revealing') throw new Error('expected revealing')
    const { landedAt, endsAt } = revealing.phase.plan
    expect(endsAt).toBe(landedAt)
    expect(findShownWin(revealing, landedAt - 1)).toBe(0)
    const presenting = reduce(revealing, tick(landedAt))
    expect([presenting.phase.name, findSumOnWindow(presenting, landedAt)]).toEqual(['presenting', 4600])
    expect(findShownFeature(presenting, landedAt)).toBeNull()
  })

  test('that ended without a page is shown to its end, on the balance of now', () => {
    const state = open({ pending: holdRoundFixture, balance: 500_000 })
    expect([state.phase.name, state.isResumed, state.balance]).toEqual(['revealing', true, 380_000])
    expect(watch(state, 0, 20_000).state).toMatchObject({ balance: 500_000, isResumed: false })
  })
})

describe('a press', () => {
  const revealing = run(open(), press(0), answered(holdRoundFixture))

  test('stops the reels first, then ends the feature, and stakes no money so soon', () => {
    const stopped = run(revealing, press(200))
    if (stopped.phase.name !== 'revealing') throw new Error('expected revealing')
    expect(stopped.phase.plan.landedAt).toBe(200)
    const skipped = run(stopped, press(260))
    expect(skipped.phase.name).toBe('presenting')
    expect(run(skipped, press(300)).phase.name).toBe('idle')
    expect(run(skipped, press(300), press(400)).phase.name).toBe('idle')
    expect(run(skipped, press(300), press(800)).phase.name).toBe('spinning')
  })

  test('skips nothing where the law allows no faster play', () => {
    const strict = run(
      open({ rules: { ...holdFixture.rules, turbo: false } }),
      press(0),
      answered(holdRoundFixture),
    )
    expect(run(strict, press(200))).toBe(strict)
  })

  test('after a round without a win bets at once', () => {
    const { state } = watch(run(open(), press(0), answered(losing)), 100, 4_000)
    expect(run(state, press(4_001)).phase.name).toBe('spinning')
  })
})

test('autoplay goes on after a round, and ends with a feature, which its player is to watch', () => {
  const choice = { count: 5, stopAtWin: null, largestLoss: 100_000 }
  const playing = run(open(), { type: 'autoplay', at: 1000, choice })
  const play = (round: RoundOf<'hold'>) =>
    watch(
      run(playing, { type: 'autoSpin', at: 1000, requestId: 'request-1' }, answered(round, 1100)),
      1100,
      20_000,
    ).state
  expect(isAutoplayDue(play(losing), 30_000)).toBe(true)
  expect(play(losing).autoplay?.left).toBe(4)
  expect(play(holdRoundFixture).autoplay).toBeNull()
})

test('what of the feature is shown is counted once each, so that it is announced once', () => {
  let state = run(open(), press(0), answered(holdRoundFixture))
  const landed: number[] = []
  for (let at = 100; at < 20_000 && state.phase.name === 'revealing'; at += 20) {
    if (landed.at(-1) !== state.phase.landed) landed.push(state.phase.landed)
    state = reduce(state, tick(at))
  }
  expect(landed).toEqual([0, 1, 2, 3, 4, 5])
})

test('a game shows its own window first, with at most two coins', () => {
  const windows = ['long-coin', 'lamp-of-wishes', 'bone-bay'].map((slug) =>
    readWindow(holdProfiles.harvest.reels, findFirstStops(slug, 'harvest')),
  )
  expect(new Set(windows.map((window) => window.join())).size).toBe(3)
  for (const window of windows)
    expect(window.filter((symbol) => symbol === 'coin').length).toBeLessThanOrEqual(2)
  for (const slug of ['bronze-phalanx', 'lucky-farrier', 'ingot-garden', 'long-coin'])
    for (const profile of Object.keys(holdProfiles) as (keyof typeof holdProfiles)[]) {
      const window = readWindow(holdProfiles[profile].reels, findFirstStops(slug, profile))
      expect(evaluateWays(holdProfiles[profile], window, 20)).toEqual([])
    }
})

test('a press right after the summary of the free rounds stakes no money, a later one does', () => {
  const last = {
    id: '1',
    stake: holdWaysFixture.stake,
    total: 1,
    left: 0,
    won: 0,
    isFeature: false,
    expiresAt: '2030-01-01T00:00:00.000Z',
  }
  const state: HoldState = {
    ...open({ balance: 100_000, rules: { ...holdFixture.rules, minRoundMs: 0 } }),
    round: { ...holdWaysFixture, win: 0, freeRounds: last },
    freeSummary: last,
  }
  const closed = run(state, press(60_000))
  expect(closed.freeSummary).toBeNull()
  expect(run(closed, press(60_060)).phase.name).toBe('idle')
  expect(run(closed, press(60_060), press(60_600)).phase.name).toBe('spinning')
})

test('bought respins begin with their spin, whose price was staked, and end as any others', () => {
  const price = 48_100
  const idle = open({ game: { ...holdFixture.game, bought: { price: 481, rtp: 9635 } } })
  const asked = run(idle, { type: 'featureBought', at: 0, requestId: 'request-1' })
  expect(asked).toMatchObject({ boughtFor: price, phase: { name: 'spinning', requestId: 'request-1' } })
  const outcome = { ...holdRoundFixture.outcome, isBought: true as const }
  const { state, phases } = watch(
    run(asked, answered({ ...holdRoundFixture, stake: price, outcome })),
    100,
    20_000,
  )
  expect(phases).toEqual(['revealing', 'presenting', 'idle'])
  expect(state.figures).toMatchObject({ rounds: 1, staked: price })
  expect(run(idle, press(0), { type: 'featureBought', at: 10, requestId: 'request-2' })).toMatchObject({
    boughtFor: null,
  })
  const unsold = open({ rules: { ...holdFixture.rules, featureBuy: false } })
  expect(run(unsold, { type: 'featureBought', at: 0, requestId: 'request-1' })).toBe(unsold)
})
