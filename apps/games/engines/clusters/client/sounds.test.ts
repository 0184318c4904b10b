import { expect, test } from 'vitest'
import { clustersFixture, clustersRoundFixture } from '../../../server/api-fixtures.ts'
import type { RoundOf } from '../../../server/api.ts'
import { listSounds } from './sounds.ts'
import { type ClustersEvent, createState, reduce } from './state.ts'

const [winning, rest] = clustersRoundFixture.outcome.cascades
/** Two winning grids that pay so much in all, and the one that ends the round. */
function buildRound(first: number, second: number): RoundOf<'clusters'> {
  const win = first + second
  const cascades = [
    { ...winning!, win: first, runningWin: first },
    { ...winning!, win: second, runningWin: win },
    { ...rest!, win: 0, runningWin: win },
  ]
  return { ...clustersRoundFixture, win, outcome: { ...clustersRoundFixture.outcome, win, cascades } }
}

/** Every sound of a whole round, in order. */
function play(round: RoundOf<'clusters'>): string[] {
  let state = createState(clustersFixture, { isTurbo: false, isReduced: false })
  const sounds: string[] = []
  const send = (event: ClustersEvent, from: number, to: number): void => {
    const next = reduce(state, event)
    sounds.push(
      ...listSounds(state, next, from, to).map(({ name, raise = 1 }) => `${name} ${raise.toFixed(2)}`),
    )
    state = next
  }
  send({ type: 'press', at: 0, requestId: 'request-1' }, 0, 0)
  send({ type: 'answered', at: 40, round }, 40, 40)
  for (let at = 50; at < 9000; at += 16) send({ type: 'tick', at }, at - 16, at)
  return sounds
}

const { stake } = clustersRoundFixture

test('each grid lands, each burst sounds higher than the one before, and the win once', () => {
  expect(play(buildRound(2 * stake, 2 * stake))).toEqual([
    'spin 1.00',
    'stop 1.00',
    'gem 1.00',
    'stop 1.00',
    'gem 1.12',
    'stop 1.00',
    'win 1.00',
  ])
})

test.each([1, 0.5])('a payout of %f of the stake sounds like no win', (share) => {
  expect(play(buildRound((share * stake) / 2, (share * stake) / 2))).toEqual([
    'spin 1.00',
    'stop 1.00',
    'rest 1.00',
    'stop 1.00',
    'rest 1.00',
    'stop 1.00',
  ])
})

test('a burst sounds like a win from where the round is ahead of its stake', () => {
  expect(play(buildRound(stake, stake)).filter((sound) => /^(rest|gem)/.test(sound))).toEqual([
    'rest 1.00',
    'gem 1.12',
  ])
})

test('a large win has the sound of a large win', () => {
  expect(play(buildRound(stake, 24 * stake))).toContain('bigWin 1.00')
})
