import type { SupportMessage } from '@yanta/contract'
import { expect, test } from 'vitest'
import { findComplete, hasCardNumber, mergeMessages } from './chat-log.ts'

const message = (number: number): SupportMessage => ({
  number,
  key: `message-${number}`,
  author: 'visitor',
  kind: 'text',
  name: null,
  text: String(number),
  picture: null,
  at: '2026-11-27T00:00:00.000Z',
})
const numbersOf = (messages: SupportMessage[]) => messages.map(({ number }) => number)

test('messages that come late, twice or out of order are shown once and in order', () => {
  const come = [3, 1, 2, 2, 5, 4].map(message)
  const shown = come.reduce<SupportMessage[]>((known, each) => mergeMessages(known, [each]), [])
  expect(numbersOf(shown)).toEqual([1, 2, 3, 4, 5])
})

test.each<[number[], number]>([
  [[], 0],
  [[1, 2, 3], 3],
  [[1, 2, 5, 6], 2],
  [[51, 52], 52],
])('of the messages %j nothing is missing up to %i', (numbers, complete) => {
  expect(findComplete(numbers.map(message))).toBe(complete)
})

test.each<[string, boolean]>([
  ['4111 1111 1111 1111', true],
  ['карта 5555-5555-5555-4444, вот', true],
  ['4111 1111 1111 1112', false],
  ['Заявка 118204 на 8000', false],
  ['+79990001122', false],
])('a card number is found in %j: %s', (text, expected) => {
  expect(hasCardNumber(text)).toBe(expected)
})
