import { expect, test } from 'vitest'
import { copyColumns, copyTexts } from './language.ts'

test('a message gets its English text, with its quotes and values', () => {
  const file = '{ "a.b": { "ru": "Да", "en": "Say \\"{word}\\"" } }'
  expect(JSON.parse(copyTexts(file, 'de'))).toEqual({
    'a.b': { ru: 'Да', en: 'Say "{word}"', de: 'Say "{word}"' },
  })
})

test('each column of the table is copied, whatever it holds', () => {
  const table = "{ ru: 'x', en: 'y' } { ru: [], en: ['EUR', 'USD'] } { ru: { name: 'a' }, en: { name: 'b' } }"
  expect(copyColumns(table, 'de')).toBe(
    "{ ru: 'x', en: 'y', de: 'y' } { ru: [], en: ['EUR', 'USD'], de: ['EUR', 'USD'] } { ru: { name: 'a' }, en: { name: 'b' }, de: { name: 'b' } }",
  )
})
