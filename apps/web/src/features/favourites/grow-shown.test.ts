import { expect, test } from 'vitest'
import { growShown } from './grow-shown.ts'

test.each([
  [[], ['a', 'b'], ['a', 'b']],
  [['a', 'b'], ['c', 'a', 'b'], ['c', 'a', 'b']],
  [['a', 'b'], ['b'], ['a', 'b']],
  [['a', 'b'], ['c', 'b'], ['c', 'a', 'b']],
  [['a', 'b'], [], ['a', 'b']],
])('%j with %j liked shows %j', (shown, liked, expected) => {
  expect(growShown(shown, liked)).toEqual(expected)
})
