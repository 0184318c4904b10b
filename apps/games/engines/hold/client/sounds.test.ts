import { expect, test } from 'vitest'
import type { RoundOf } from '../../../server/api.ts'
import { holdFixture, holdRoundFixture, holdWaysFixture } from '../../../server/api-fixtures.ts'
import { listSounds } from './sounds.ts'
import { type HoldEvent, createState, reduce } from './state.ts'

/** Every sound of a whole round, in order. */
function play(round: RoundOf<'hold'>): string[] {
  let state = createState(holdFixture, { isTurbo: false, isReduced: false })
  const sounds: string[] = []
  const send = (event: HoldEvent, from: number, to: number): void => {
    const next = reduce(state, event)
    sounds.push(...listSounds(state, next, from, to).map(({ name }) => name))
    state = next
  }
  send({ type: 'press', at: 0, requestId: 'request-1' }, 0, 0)
  send({ type: 'answered', at: 40, round }, 40, 40)
  for (let at = 50; at < 15_000; at += 16) send({ type: 'tick', at }, at - 16, at)
  return sounds
}

test('each reel stops, each coin of it rings, and a win sounds once', () => {
  expect(play(holdWaysFixture)).toEqual(['spin', 'stop', 'stop', 'stop', 'scatter', 'stop', 'win'])
})

test('the feature opens, each respin rings or rests, and every coin ticks as it is counted', () => {
  const feature = play(holdRoundFixture).slice(play(holdRoundFixture).indexOf('feature'))
  expect(feature).toEqual([
    'feature',
    'gem',
    'rest',
    'rest',
    'rest',
    ...Array.from({ length: 8 }, () => 'tick'),
    'bigWin',
  ])
})
