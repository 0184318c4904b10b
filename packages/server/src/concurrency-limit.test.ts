import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('a network begins as much at once as the limit says, and more once something has ended', () => {
  const begin = createConcurrencyLimit(2)
  const [first, second] = [new EventEmitter(), new EventEmitter()]
  expect([begin('192.0.2.1', first), begin('192.0.2.1', second)]).toEqual([true, true])
  expect(begin('192.0.2.1', new EventEmitter())).toBe(false)
  expect(begin('192.0.2.2', new EventEmitter())).toBe(true)
  first.emit('close')
  expect(begin('192.0.2.1', new EventEmitter())).toBe(true)
  expect(begin('192.0.2.1', new EventEmitter())).toBe(false)
})

test('all addresses of a household count together', () => {
  const begin = createConcurrencyLimit(1)
  expect(begin('2001:db8::1', new EventEmitter())).toBe(true)
  expect(begin('2001:db8::2', new EventEmitter())).toBe(false)
})
