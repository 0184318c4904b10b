import { expect, test } from 'vitest'
import { beginsWithWords, splitByWords } from './match-words.ts'

test.each([
  ['Neon Drive', 'neo', ['', 'Neo', 'n Drive']],
  ['Медовый Спас', ' СПАС ', ['Медовый ', 'Спас', '']],
  ['Red Oni', 'cat', null],
  ['Red Oni', '  ', null],
])('in «%s» «%s» is %j', (name, words, parts) => {
  expect(splitByWords(name, words)).toEqual(parts)
})

test.each([
  ['Quasar Tea', 'qua', true], ['Quasar Tea', 'TEA', true], ['Quasar Tea', 'quasar t', true],
  ['Quasar Tea', 'asar', false], ['Quasar Tea', ' ', false],
])('a word of %s begins with «%s»: %s', (name, words, expected) => {
  expect(beginsWithWords(name, words)).toBe(expected)
})
