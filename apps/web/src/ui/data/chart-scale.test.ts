import { expect, test } from 'vitest'
import { scaleChart } from './chart-scale.ts'

test('gains stand on the middle, losses hang from it, the largest fills its half', () => {
  expect(scaleChart([100, -50]).map(({ top, height }) => [top, height])).toEqual([
    [4, 46],
    [50, 23],
  ])
})

test('the line follows the running total', () => {
  expect(scaleChart([10, 10, -40]).map(({ total }) => total)).toEqual([27, 4, 96])
})

test('days without anything lie on the middle', () => {
  expect(scaleChart([0, 0])).toEqual([
    { top: 50, height: 0, total: 50 },
    { top: 50, height: 0, total: 50 },
  ])
  expect(scaleChart([])).toEqual([])
})
