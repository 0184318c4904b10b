import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRowWindow, fitWindow, listIndexes, planStretches } from './game-window.ts'

const seen = fc.record({
  rows: fc.integer({ min: 1, max: 4_000 }),
  pitch: fc.double({ min: 120, max: 400, noNaN: true }),
  top: fc.double({ min: -1_500_000, max: 3_000, noNaN: true }),
  height: fc.integer({ min: 300, max: 2_000 }),
  covered: fc.integer({ min: 0, max: 120 }),
})

test('every row in view is drawn, and no more rows than fit', () => {
  fc.assert(
    fc.property(seen, (at) => {
      const { from, to } = fitWindow(at.rows, findRowWindow(at))
      for (let row = 0; row < at.rows; row++) {
        const upper = at.top + row * at.pitch
        if (upper < at.height && upper + at.pitch > at.covered) expect(row >= from && row < to).toBe(true)
      }
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(at.rows)
      expect(to - from).toBeGreaterThanOrEqual(1)
      expect(to - from).toBeLessThanOrEqual(Math.ceil((at.height - at.covered) / at.pitch) + 1)
    }),
  )
})

test('drawn and omitted rows make up the grid, each row once, and the focused row is among the drawn', () => {
  fc.assert(
    fc.property(seen, fc.option(fc.integer({ min: 0, max: 5_000 })), (at, kept) => {
      const stretches = planStretches(at.rows, fitWindow(at.rows, findRowWindow(at)), kept)
      let end = 0
      for (const { from, to } of stretches) {
        expect(from).toBe(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(end).toBe(at.rows)
      if (kept !== null && kept < at.rows)
        expect(stretches.some(({ kind, from, to }) => kind === 'rows' && kept >= from && kept < to)).toBe(
          true,
        )
    }),
  )
})

test('rows list their own indexes, each once, and none past the end', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 300 }),
      (from, length, columns, places) => {
        const listed = listIndexes({ from, to: from + length }, columns, places)
        expect(listed).toEqual(
          Array.from({ length: places }, (_, place) => place).filter(
            (place) => place >= from * columns && place < (from + length) * columns,
          ),
        )
      },
    ),
  )
})

test.each([
  ['at the top', 10, { from: 0, to: 4 }, null, ['rows 0-4', 'gap 4-10']],
  ['in the middle', 10, { from: 3, to: 6 }, null, ['gap 0-3', 'rows 3-6', 'gap 6-10']],
  ['far below the focus', 10, { from: 6, to: 10 }, 1, ['gap 0-1', 'rows 1-2', 'gap 2-6', 'rows 6-10']],
  ['right above the focus', 10, { from: 0, to: 3 }, 3, ['rows 0-3', 'rows 3-4', 'gap 4-10']],
  ['with a focus that is gone', 4, { from: 0, to: 4 }, 7, ['rows 0-4']],
] as const)('%s', (_case, rows, window, kept, plan) => {
  expect(planStretches(rows, window, kept).map(({ kind, from, to }) => `${kind} ${from}-${to}`)).toEqual(plan)
})
