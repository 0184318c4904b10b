import { expect, test } from 'vitest'
import { findPreferredLocale } from './preferred-locale.ts'

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['de, en;q=0.5', 'en'],
  ['EN', 'en'],
  ['de', 'ru'],
  ['', 'ru'],
  [undefined, 'ru'],
])('a client that prefers %j reads %s', (header, locale) => {
  expect(findPreferredLocale(header)).toBe(locale)
})
