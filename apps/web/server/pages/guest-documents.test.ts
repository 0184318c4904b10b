import { expect, test } from 'vitest'
import { nameDocument, pickSharedQuery } from './guest-documents.ts'

test('only known query keys are used, in a fixed order, each once', () => {
  expect(pickSharedQuery(new URLSearchParams('utm=1&mode=demo&page=2&page=3'))).toBe('page=2&mode=demo')
})

test('a filter of the promotions is not answered with all of them [2.37]', () => {
  expect(pickSharedQuery(new URLSearchParams('type=past'))).toBe('type=past')
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
