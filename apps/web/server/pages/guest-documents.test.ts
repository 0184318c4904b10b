import { expect, test } from 'vitest'
import { chooseEncoding, nameDocument, pickSharedQuery } from './guest-documents.ts'

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test('only known query keys are used, in a fixed order, each once', () => {
  expect(pickSharedQuery(new URLSearchParams('utm=1&mode=demo&page=2&page=3'))).toBe('page=2&mode=demo')
})

test('the key of a document is build, base, path, query, language and kind of region', () => {
  const key = { build: 'b1', base: '/', path: '/', query: '', locale: 'ru', isRegionBlocked: false } as const
  const others = [
    { build: 'b2' },
    { base: '/guest/' },
    { path: '/games/slots' },
    { query: 'page=2' },
    { locale: 'en' as const },
    { isRegionBlocked: true },
  ]
  const names = [key, ...others.map((other) => ({ ...key, ...other }))].map(nameDocument)
  expect(new Set(names).size).toBe(names.length)
})
