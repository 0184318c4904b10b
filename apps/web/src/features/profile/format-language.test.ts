import { expect, test } from 'vitest'
import { formatLanguage } from './format-language.ts'

test.each([
  ['ru', 'ru', 'Русский'],
  ['en', 'ru', 'Английский'],
  ['ru', 'en', 'Russian'],
  ['en', 'en', 'English'],
] as const)('the language %s is named in %s: %s', (language, locale, name) => {
  expect(formatLanguage(language, locale)).toBe(name)
})
