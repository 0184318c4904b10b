import { expect, test } from 'vitest'
import type { RoundOf } from '../../../server/api.ts'
import { openFixture, roundFixture } from '../../../server/api-fixtures.ts'
import { listSounds } from './sounds.ts'
import { type SlotEvent, createState, reduce } from './state.ts'

/** Every sound of a whole round, in order. */
function play(round: RoundOf<'slot'>, opened = openFixture, until = 6000): string[] {
  let state = createState(opened, { isTurbo: false, isReduced: false })
  const sounds: string[] = []
  const send = (event: SlotEvent, from: number, to: number): void => {
    const next = reduce(state, event)
    sounds.push(...listSounds(state, next, from, to).map(({ name }) => name))
    state = next
  }
  send({ type: 'press', at: 0, requestId: 'request-1' }, 0, 0)
  send({ type: 'answered', at: 40, round }, 40, 40)
  for (let at = 50; at < until; at += 16) send({ type: 'tick', at }, at - 16, at)
  return sounds
}

test('the start, five landings and the win of a round each sound once', () => {
  expect(play({ ...roundFixture, stake: roundFixture.win / 3 })).toEqual([
    'spin',
    'stop',
    'stop',
    'stop',
    'stop',
    'stop',
    'win',
  ])
})

test.each([1, 0.5])('a payout of %f of the stake has no win sound', (share) => {
  expect(play({ ...roundFixture, stake: roundFixture.win / share })).toEqual([
    'spin',
    'stop',
    'stop',
    'stop',
    'stop',
    'stop',
  ])
})

test('a large win has the sound of a large win', () => {
  expect(play({ ...roundFixture, stake: roundFixture.win / 25 })).toContain('bigWin')
})

function playFeature(win: number): string[] {
  const [spin] = roundFixture.outcome.spins
  const freeRounds = {
    id: '7',
    stake: roundFixture.stake,
    total: 1,
    left: 1,
    won: 0,
    isFeature: true,
    expiresAt: '2030-01-01T00:00:00.000Z',
  }
  const feature = {
    ...roundFixture.outcome,
    spins: [{ ...spin!, kind: 'free' as const, win: 0, lineWins: [] }],
  }
  const round = { ...roundFixture, win, outcome: feature, freeRounds: { ...freeRounds, left: 0, won: win } }
  return play(round, { ...openFixture, freeRounds }, 7000)
}

test('a feature sounds first at its intro: nothing turns before', () => {
  expect(playFeature(0)).toEqual(['feature', 'spin', 'stop', 'stop', 'stop', 'stop', 'stop'])
})

test('the end of a feature of free rounds sounds for any win: nothing was staked', () => {
  expect(playFeature(1)).toEqual(['feature', 'spin', 'stop', 'stop', 'stop', 'stop', 'stop', 'feature'])
})
