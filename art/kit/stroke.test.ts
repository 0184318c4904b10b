import { expect, test } from 'vitest'
import type { PathCommand } from './letters.ts'
import { measureStroke } from './stroke.ts'

function bar(width: number, length: number): PathCommand[] {
  const at = (type: string, x: number, y: number): PathCommand => ({ type, x, y, x1: 0, y1: 0, x2: 0, y2: 0 })
  return [at('M', 0, 0), at('L', width, 0), at('L', width, length), at('L', 0, length), at('Z', 0, 0)]
}

test('the stroke of a long bar is its width', () => {
  expect(measureStroke(bar(10, 1000))).toBeCloseTo(9.9, 1)
  expect(measureStroke(bar(20, 2000))).toBeCloseTo(19.8, 1)
})
