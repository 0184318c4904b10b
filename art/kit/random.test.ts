import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'

const row = (seed: string) => Array.from({ length: 200 }, seededRandom(seed))

test('the same seed gives the same row, another seed another', () => {
  expect(row('neon-drive')).toEqual(row('neon-drive'))
  expect(row('neon-drive')).not.toEqual(row('neon-seven'))
})

test('the numbers are spread over 0 to 1', () => {
  const numbers = row('spread')
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, value) => sum + value, 0) / numbers.length).toBeCloseTo(0.5, 1)
})
