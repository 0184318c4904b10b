import { beforeEach, expect, test, vi } from 'vitest'
import { type SiteBrand, getBrand, setBrand } from '../site/brand.ts'
import { cacheMarkup, largestCache } from './fragment-cache.ts'

beforeEach(() => setBrand({ ...getBrand() }))

const count = () =>
  vi.fn((text: string) => (
    <>
      <b>{text}</b> & {text}
    </>
  ))

test('a fragment is rendered once for all requests with equal dependencies', () => {
  const draw = count()
  const ask = (text: string, locale: string) => cacheMarkup('card', [locale, { text }], () => draw(text))
  expect([ask('a', 'ru'), ask('a', 'ru')]).toEqual(['<b>a</b> &amp; <!-- -->a', '<b>a</b> &amp; <!-- -->a'])
  expect(draw).toHaveBeenCalledTimes(1)
  expect(ask('b', 'ru')).toBe('<b>b</b> &amp; <!-- -->b')
  ask('a', 'en')
  expect(draw).toHaveBeenCalledTimes(3)
})

test('an object used again gets the fragment that matches its other dependencies', () => {
  const draw = count()
  const game = { text: 'a' }
  const ask = (locale: string) => cacheMarkup('card', [locale, game], () => draw(locale))
  expect([ask('ru'), ask('ru'), ask('en'), ask('ru')].map((markup) => markup.slice(3, 5))).toEqual([
    'ru',
    'ru',
    'en',
    'ru',
  ])
  expect(draw).toHaveBeenCalledTimes(2)
  setBrand({ ...getBrand() })
  ask('ru')
  expect(draw).toHaveBeenCalledTimes(3)
})

test('fragments of two kinds are not confused', () => {
  expect([cacheMarkup('card', ['a'], () => <i />), cacheMarkup('tile', ['a'], () => <b />)]).toEqual([
    '<i></i>',
    '<b></b>',
  ])
})

test('another brand reuses nothing of the one before', () => {
  const draw = vi.fn(() => <i>{getBrand().words.ru.names.brand}</i>)
  cacheMarkup('card', [], draw)
  const other: SiteBrand = structuredClone(getBrand())
  other.words.ru.names.brand = 'Other'
  setBrand(other)
  expect(cacheMarkup('card', [], draw)).toBe('<i>Other</i>')
})

test('the cache is bounded', () => {
  const draw = vi.fn(() => <i>{'x'.repeat(largestCache)}</i>)
  cacheMarkup('card', ['large'], draw)
  cacheMarkup('card', ['other'], () => <i />)
  cacheMarkup('card', ['large'], draw)
  expect(draw).toHaveBeenCalledTimes(2)
})
