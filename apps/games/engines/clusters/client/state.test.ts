import { describe, expect, test } from 'vitest'
import { findClusters, clusterSymbols } from '@yanta/game-rules/clusters'
import { isAutoplayDue, isRoundOpen } from '../../../kit/spin/play.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { clustersFixture, clustersRoundFixture } from '../../../server/api-fixtures.ts'
import { buildFirstGrid } from './first-grid.ts'
import { findShownWin, findSumOnGrid } from './shown-win.ts'
import { type ClustersEvent, type ClustersState, createState, reduce } from './state.ts'

const calm = { isTurbo: false, isReduced: false }
const open = (changes: Partial<OpenAnswerOf<'clusters'>> = {}): ClustersState =>
  createState({ ...clustersFixture, ...changes }, calm)
const run = (state: ClustersState, ...events: ClustersEvent[]): ClustersState => events.reduce(reduce, state)
const press = (at: number, requestId = 'request-1'): ClustersEvent => ({ type: 'press', at, requestId })
const tick = (at: number): ClustersEvent => ({ type: 'tick', at })
const answered = (round: RoundOf<'clusters'>, at = 100): ClustersEvent => ({ type: 'answered', at, round })

const { outcome } = clustersRoundFixture
const [winning, rest] = outcome.cascades
const stake = clustersRoundFixture.stake
/** A round that wins twice, more than its stake. */
const chain: RoundOf<'clusters'> = {
  ...clustersRoundFixture,
  win: 3 * stake,
  balance: clustersRoundFixture.balanceAfterBet + 3 * stake,
  outcome: {
    ...outcome,
    win: 3 * stake,
    cascades: [
      { ...winning!, win: stake, runningWin: stake },
      { ...winning!, multiplier: 2, win: 2 * stake, runningWin: 3 * stake },
      { ...rest!, multiplier: 3, win: 0, runningWin: 3 * stake },
    ],
  },
}
const losing: RoundOf<'clusters'> = {
  ...clustersRoundFixture,
  win: 0,
  balance: clustersRoundFixture.balanceAfterBet,
  outcome: { ...outcome, win: 0, cascades: [{ ...rest!, multiplier: 1, win: 0, runningWin: 0 }] },
}

/** Advances the time in steps of 20 ms and lists the phases passed. */
function watch(
  state: ClustersState,
  from: number,
  until: number,
): { state: ClustersState; phases: string[] } {
  const phases: string[] = []
  let current = state
  for (let at = from; at <= until; at += 20) {
    current = reduce(current, tick(at))
    if (phases.at(-1) !== current.phase.name) phases.push(current.phase.name)
  }
  return { state: current, phases }
}

describe('a round', () => {
  test('shows every cascade, then its sum, and ends on the last grid', () => {
    const { state, phases } = watch(run(open(), press(0), answered(chain)), 100, 12_000)
    expect(phases).toEqual(['cascading', 'presenting', 'idle'])
    expect(state.resting).toEqual(rest!.grid)
    expect(isRoundOpen(state)).toBe(false)
  })

  test('shows only money confirmed by the platform: the stake is deducted with the answer, the win added at the end', () => {
    const spinning = run(open(), press(0))
    expect(spinning.balance).toBe(clustersFixture.balance)
    const cascading = run(spinning, answered(chain))
    expect(cascading.balance).toBe(chain.balanceAfterBet)
    expect(watch(cascading, 100, 2500).state.balance).toBe(chain.balanceAfterBet)
    expect(watch(cascading, 100, 12_000).state.balance).toBe(chain.balance)
  })

  test('counts the win up grid by grid', () => {
    const cascading = run(open(), press(0), answered(chain))
    if (cascading.phase.name !== 'cascading') throw new Error('expected cascading')
    const [first, second, last] = cascading.phase.plan.steps
    const times = [0, first!.landsAt, first!.burstsAt, second!.landsAt, second!.burstsAt, last!.landsAt]
    expect(times.map((at) => findShownWin(cascading, at))).toEqual([0, 0, stake, stake, 3 * stake, 3 * stake])
  })

  test('shows a sum over the grid only from where the win is more than the stake', () => {
    const cascading = run(open(), press(0), answered(chain))
    if (cascading.phase.name !== 'cascading') throw new Error('expected cascading')
    const [first, second] = cascading.phase.plan.steps
    expect(findSumOnGrid(cascading, first!.landsAt + 10)).toBe(null)
    expect(findSumOnGrid(cascading, second!.landsAt + 10)).toEqual({ amount: 2 * stake, isTotal: false })
    const presenting = run(cascading, tick(cascading.phase.plan.endsAt))
    expect(findSumOnGrid(presenting, 9000)).toEqual({ amount: 3 * stake, isTotal: true })
  })

  test('without a win is idle as soon as the grid rests', () => {
    expect(watch(run(open(), press(0), answered(losing)), 100, 4000).phases).toEqual([
      'cascading',
      'presenting',
      'idle',
    ])
  })

  test('ignores a second press while the answer is pending', () => {
    const spinning = run(open(), press(0))
    expect(reduce(spinning, press(50, 'request-2'))).toBe(spinning)
  })
})

describe('a press', () => {
  test('during the cascades ends all of them at once', () => {
    const skipped = run(open(), press(0), answered(chain), press(400, 'request-2'))
    expect(skipped).toMatchObject({ phase: { name: 'presenting', since: 400 }, resting: rest!.grid })
    expect(findShownWin(skipped, 400)).toBe(3 * stake)
  })

  test('ends nothing early where no turbo is allowed', () => {
    const rules = { ...clustersFixture.rules, turbo: false }
    const cascading = run(open({ rules }), press(0), answered(chain))
    expect(reduce(cascading, press(400))).toBe(cascading)
  })

  test('stakes no money within 400 ms of the end of cascades: it was meant to skip them', () => {
    const skipped = run(open(), press(0), answered(chain), press(400))
    expect(run(skipped, press(799, 'late')).phase.name).toBe('idle')
    expect(run(skipped, press(799, 'late'), press(1198, 'later')).phase.name).toBe('idle')
    expect(run(skipped, press(800, 'meant')).phase).toMatchObject({
      name: 'spinning',
      requestId: 'meant',
    })
  })

  test('after a round without a win begins the next one at once', () => {
    const skipped = run(open(), press(0), answered(losing), press(400))
    expect(run(skipped, press(410, 'next')).phase).toMatchObject({ name: 'spinning', requestId: 'next' })
  })

  test('ends a large win and begins nothing', () => {
    const large = { ...chain, win: 25 * stake, outcome: { ...chain.outcome, win: 25 * stake } }
    const skipped = run(open(), press(0), answered(large), press(400))
    expect(run(skipped, press(2000)).phase.name).toBe('idle')
  })
})

test('a round that was settled without a page is shown from its first grid, and ends on the current balance', () => {
  const state = open({ pending: chain, balance: 500_000 })
  expect(state).toMatchObject({
    phase: { name: 'cascading' },
    isResumed: true,
    balance: 500_000 - chain.win,
  })
  expect(watch(state, 0, 12_000).state).toMatchObject({ balance: 500_000, isResumed: false })
})

test('a lost connection repeats the same request', () => {
  const lost = run(open(), press(0, 'request-1'), { type: 'lost' })
  expect(lost.phase).toEqual({ name: 'interrupted', requestId: 'request-1' })
  expect(run(lost, press(900, 'request-2')).phase).toMatchObject({ name: 'spinning', requestId: 'request-1' })
})

test('autoplay plays its rounds one after the other and stops at its limit of loss', () => {
  let state = run(open(), {
    type: 'autoplay',
    at: 0,
    choice: { count: 10, stopAtWin: null, largestLoss: 2 * stake },
  })
  for (let at = 0, played = 0; played < 2; at += 20) {
    state = reduce(state, tick(at))
    if (!isAutoplayDue(state, at)) continue
    state = run(state, { type: 'autoSpin', at, requestId: `request-${at}` }, answered(losing, at))
    played += 1
  }
  expect(watch(state, 0, 20_000).state).toMatchObject({ autoplay: null, autoplayEnd: 'loss' })
})

test('the turbo of an earlier page is kept only where it is allowed', () => {
  const rules = { ...clustersFixture.rules, turbo: false }
  const turbo = { isTurbo: true, isReduced: false }
  expect(createState(clustersFixture, turbo).isTurbo).toBe(true)
  expect(createState({ ...clustersFixture, rules }, turbo).isTurbo).toBe(false)
})

test('the grid before the first round is a game’s own, and without a cluster', () => {
  const grids = ['honey-jar', 'lolly-land', 'pearl-diver'].map(buildFirstGrid)
  expect(new Set(grids.map(String)).size).toBe(3)
  for (const grid of grids) {
    expect(grid).toHaveLength(49)
    expect(findClusters(grid.map((symbol) => clusterSymbols.indexOf(symbol)))).toEqual([])
  }
  expect(buildFirstGrid('honey-jar')).toEqual(grids[0])
})

test('a press right after the summary of the free rounds stakes no money, a later one does', () => {
  const last = {
    id: '1',
    stake: clustersRoundFixture.stake,
    total: 1,
    left: 0,
    won: 0,
    isFeature: false,
    expiresAt: '2030-01-01T00:00:00.000Z',
  }
  const state: ClustersState = {
    ...open({ balance: 100_000, rules: { ...clustersFixture.rules, minRoundMs: 0 } }),
    round: { ...clustersRoundFixture, win: 0, freeRounds: last },
    freeSummary: last,
  }
  const closed = run(state, press(60_000))
  expect(closed.freeSummary).toBeNull()
  expect(run(closed, press(60_060)).phase.name).toBe('idle')
  expect(run(closed, press(60_060), press(60_600)).phase.name).toBe('spinning')
})

test('a bought multiplier is asked for at its price, and its round ends as any other', () => {
  const price = 7_900
  const idle = open({ game: { ...clustersFixture.game, bought: { price: 79, rtp: 9655 } } })
  const asked = run(idle, { type: 'featureBought', at: 0, requestId: 'request-1' })
  expect(asked).toMatchObject({ boughtFor: price, phase: { name: 'spinning', requestId: 'request-1' } })
  const cascading = run(asked, answered({ ...clustersRoundFixture, stake: price }))
  expect(cascading.phase.name).toBe('cascading')
  let ended = cascading
  for (let at = 100; at <= 20_000; at += 20) ended = reduce(ended, { type: 'tick', at })
  expect(ended).toMatchObject({ phase: { name: 'idle' }, figures: { rounds: 1, staked: price } })
  const unsold = open({ rules: { ...clustersFixture.rules, featureBuy: false } })
  expect(run(unsold, { type: 'featureBought', at: 0, requestId: 'request-1' })).toBe(unsold)
})
