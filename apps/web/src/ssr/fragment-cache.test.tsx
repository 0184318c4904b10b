import { beforeEach, expect, test, vi } from 'vitest'
import { type SiteBrand, getBrand, setBrand } from './brand.ts'
import { keepMarkup, mostKept } from './kept-markup.ts'

beforeEach(() => setBrand({ ...getBrand() }))

const count = () =>
  vi.fn((text: string) => (
    <>
      <b>{text}</b> & {text}
    </>
  ))

test('a piece is drawn once for all who see the same', () => {
  const draw = count()
  const ask = (text: string, locale: string) => keepMarkup('card', [locale, { text }], () => draw(text))
  expect([ask('a', 'ru'), ask('a', 'ru')]).toEqual(['<b>a</b> &amp; <!-- -->a', '<b>a</b> &amp; <!-- -->a'])
  expect(draw).toHaveBeenCalledTimes(1)
  expect(ask('b', 'ru')).toBe('<b>b</b> &amp; <!-- -->b')
  ask('a', 'en')
  expect(draw).toHaveBeenCalledTimes(3)
})

test('an object that comes again has the piece that fits the rest of what it depends on', () => {
  const draw = count()
  const game = { text: 'a' }
  const ask = (locale: string) => keepMarkup('card', [locale, game], () => draw(locale))
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

test('pieces of two kinds are not taken for each other', () => {
  expect([keepMarkup('card', ['a'], () => <i />), keepMarkup('tile', ['a'], () => <b />)]).toEqual([
    '<i></i>',
    '<b></b>',
  ])
})

test('another brand has nothing of the one before', () => {
  const draw = vi.fn(() => <i>{getBrand().words.ru.names.brand}</i>)
  keepMarkup('card', [], draw)
  const other: SiteBrand = structuredClone(getBrand())
  other.words.ru.names.brand = 'Other'
  setBrand(other)
  expect(keepMarkup('card', [], draw)).toBe('<i>Other</i>')
})

test('what is kept has an end', () => {
  const draw = vi.fn(() => <i>{'x'.repeat(mostKept)}</i>)
  keepMarkup('card', ['large'], draw)
  keepMarkup('card', ['other'], () => <i />)
  keepMarkup('card', ['large'], draw)
  expect(draw).toHaveBeenCalledTimes(2)
})
