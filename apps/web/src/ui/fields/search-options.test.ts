import { expect, test } from 'vitest'
import { findOptions } from './search-options.ts'

const options = [
  { value: 'ru', label: 'Россия', detail: '+7' },
  { value: 'gl', label: 'Гренландия', detail: '+299' },
  { value: 'gb', label: 'Великобритания (Англия)', detail: '+44' },
  { value: 'cy', label: 'Чёрногория', detail: '+7840' },
]

test.each([
  ['', ['ru', 'gl', 'gb', 'cy']],
  ['рос', ['ru']],
  ['АНГ', ['gb']],
  ['ландия', []],
  ['+7', ['ru', 'cy']],
  ['78', ['cy']],
  ['черн', ['cy']],
  ['+', []],
  [' 44 ', ['gb']],
])('%j finds %j', (words, values) => {
  expect(findOptions(options, words).map(({ value }) => value)).toEqual(values)
})
