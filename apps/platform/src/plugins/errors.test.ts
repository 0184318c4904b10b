import { expect, test } from 'vitest'
import { findRefusal } from './errors.ts'

const codeOf = (error: unknown) => findRefusal(error, { error: () => {} }).code

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])('a database that is away may be back soon: %s', (code) => {
  expect(codeOf(Object.assign(new Error('no'), { code }))).toBe('temporarily_unavailable')
})

test.each([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('a driver that says so without a code means the same: %s', (message) => {
  expect(codeOf(new Error(message))).toBe('temporarily_unavailable')
})

test.each([
  new TypeError('x is undefined'),
  Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505' }),
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
])('any other failure is an error of the platform: $message', (error) => {
  expect(codeOf(error)).toBe('internal_error')
})
