import { describe, expect, test } from 'vitest'
import { openFixture } from '../../../server/api-fixtures.ts'
import { findCellState, findNeighbour } from './field-view.ts'
import { type MinesState, createState } from './state.ts'

const outcome = {
  engine: 'mines',
  profile: 'exact',
  stake: 2000,
  mines: 2,
  field: null,
  rounding: null,
  opened: [3, 8],
  end: null,
  win: 0,
} as const
const state = (changes: Partial<MinesState>): MinesState => ({
  ...createState({
    ...openFixture,
    game: {
      slug: 'deep-mines',
      name: 'Deep Mines',
      theme: 'mines-deep',
      engine: 'mines',
      profile: 'exact',
      rtp: 9700,
      volatility: null,
    },
    pending: null,
  }),
  ...changes,
})
const round = (changes: object) => ({ outcome: { ...outcome, ...changes } }) as unknown as MinesState['round']

describe('a cell', () => {
  test('is closed until it is opened, and pending during the request', () => {
    const playing = state({ phase: { name: 'playing' }, round: round({}) })
    expect([3, 8, 9].map((cell) => findCellState(playing, cell))).toEqual(['gem', 'gem', 'closed'])
    const asking = state({
      phase: { name: 'asking', ask: { kind: 'open', requestId: 'r', number: 2, cell: 9 }, isSlow: false },
      round: round({}),
    })
    expect([9, 10].map((cell) => findCellState(asking, cell))).toEqual(['pending', 'closed'])
  })

  test('shows its content once the round is over', () => {
    const lost = state({ phase: { name: 'ended' }, round: round({ field: [8, 20], end: 'mine' }) })
    expect([3, 8, 20, 21].map((cell) => findCellState(lost, cell))).toEqual([
      'gem',
      'blast',
      'mine',
      'hiddenGem',
    ])
    const won = state({ phase: { name: 'ended' }, round: round({ field: [20, 24], end: 'cash_out' }) })
    expect([3, 8, 20, 21].map((cell) => findCellState(won, cell))).toEqual([
      'gem',
      'gem',
      'mine',
      'hiddenGem',
    ])
  })
})

test.each([
  [12, 'ArrowUp', 7],
  [12, 'ArrowDown', 17],
  [12, 'ArrowLeft', 11],
  [12, 'ArrowRight', 13],
  [12, 'Home', 10],
  [12, 'End', 14],
  [12, 'PageUp', 2],
  [12, 'PageDown', 22],
  [0, 'ArrowUp', 0],
  [0, 'ArrowLeft', 0],
  [24, 'ArrowRight', 24],
  [24, 'ArrowDown', 24],
  [4, 'ArrowRight', 4],
  [12, 'Tab', null],
  [12, 'a', null],
])('from cell %i %s leads to %s', (cell, key, next) => {
  expect(findNeighbour(cell, key)).toBe(next)
})
