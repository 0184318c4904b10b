import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { findSpot, spots } from '@yanta/game-rules/roulette'
import { findNeighbour, findSpotAt, interpolate, invert, spotPositions } from './board-geometry.ts'

test('a press on the position of a spot finds that spot, for all 157', () => {
  for (const [id, position] of spotPositions) expect(findSpotAt(position)).toBe(id)
})

test('no two spots have the same position', () => {
  expect(new Set([...spotPositions.values()].map(({ u, v }) => `${u} ${v}`)).size).toBe(spots.length)
})

test('every point of the felt selects a spot, except beside zero and the columns', () => {
  const isRight = (u: number, v: number): boolean => {
    const id = findSpotAt({ u, v })
    const isInside = u > 0.3 && u < 11.9 && v > -1.99 && v < 3
    return id === null ? !isInside : findSpot(id) !== undefined
  }
  fc.assert(
    fc.property(
      fc.double({ min: -2, max: 14, noNaN: true }),
      fc.double({ min: -3, max: 4, noNaN: true }),
      (u, v) => {
        expect(isRight(u, v)).toBe(true)
      },
    ),
  )
})

test('arrow keys reach every spot from number 17', () => {
  const reached = new Set(['17'])
  const queue = ['17']
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const [du, dv] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = findNeighbour(id, du, dv)
      if (!reached.has(next)) queue.push(next)
      reached.add(next)
    }
  }
  expect(spots.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([])
})

test('interpolation of the lines of the felt is invertible', () => {
  const knots = [
    { at: -1, px: 10 },
    { at: 0, px: 60 },
    { at: 1, px: 100 },
    { at: 2, px: 140 },
  ]
  for (const at of [-1.5, -0.3, 0, 0.5, 1.9, 2.4])
    expect(interpolate(invert(knots), interpolate(knots, at))).toBeCloseTo(at)
})
