import { expect, test } from 'vitest'
import { isUnanswered, pressAgain } from './press-key.ts'

const wish = { method: 'card', amount: 500_000, gift: null }
const newKey = () => 'new-key'
const before = { wish, key: 'first-key' }

test('a press is named anew', () => {
  expect(pressAgain(null, wish, newKey)).toEqual({ wish, key: 'new-key' })
})

test('the same press that nobody answered keeps its name, so that it is one deposit [7.77]', () => {
  expect(pressAgain(before, { ...wish }, newKey)).toEqual(before)
})

test.each([
  ['another way', { method: 'bank' }],
  ['another sum', { amount: 500_001 }],
  ['another gift', { gift: '31' }],
])('%s is another press', (_, change) => {
  const wanted = { ...wish, ...change }
  expect(pressAgain(before, wanted, newKey)).toEqual({ wish: wanted, key: 'new-key' })
})

test.each([
  ['temporarily_unavailable', true],
  ['internal_error', true],
  ['under_reconstruction', true],
  ['provider_unreachable', false],
  ['amount_out_of_range', false],
  ['invalid_request', false],
])('%s leaves a press open: %s', (code, expected) => {
  expect(isUnanswered(code)).toBe(expected)
})
