import { expect, test } from 'vitest'
import { chooseEncoding } from './content-encoding.ts'

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip;q=1.0, BR;q=0.1', 'br'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  ['br;q=0.5', 'br'],
  ['bread', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
