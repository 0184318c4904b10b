import { expect, test } from 'vitest'
import { holdSentences, holdShortWords } from './hold-short-words.ts'

const rest = ' Остальное написано, чтобы строка перенеслась.'

test.each([
  ['a short word is bound to the next', 'Загляните в игры.', 'Загляните в_игры.'],
  ['two of them are bound together', 'Деньги и в игре на счёте.', 'Деньги и_в_игре на_счёте.'],
  [
    'one at the beginning, in quotes or after a value too',
    'В лобби «на деньги» до {until} и {sum}.',
    'В_лобби «на_деньги» до_{until} и_{sum}.',
  ],
  ['a dash is bound to the word before it', 'Игра — не заработок.', 'Игра_— не_заработок.'],
  [
    'a particle is bound to the word before it',
    'Столько же, если бы мы знали ли, желе и былое.',
    'Столько_же, если_бы мы знали_ли, желе и_былое.',
  ],
  ['the end of a longer word is none', 'Слово на деле своё.', 'Слово на_деле своё.'],
  [
    'a number is bound to its sign, to what it counts, and its groups to one another',
    'Получите 5 000 ₽, 100 вращений, 20 % или 3 подарка.',
    'Получите 5_000_₽, 100_вращений, 20_% или_3_подарка.',
  ],
  ['a long word may follow its number on the next line', 'Играют 20 победителей.', 'Играют 20 победителей.'],
  [
    'forms of a plural stay forms',
    '{count, plural, one {# игра в разделе} other {# игр в разделе}} и всё.',
    '{count, plural, one {# игра в_разделе} other {# игр в_разделе}} и_всё.',
  ],
])('%s', (_name, text, held) => {
  expect(holdShortWords(text, 'ru')).toBe(held.replaceAll('_', '\u00a0'))
  expect(holdSentences(text + rest, 'ru')).toBe(held.replaceAll('_', '\u00a0') + rest)
})

test.each(['Войти в игру', 'Уйти без сохранения?', 'Ошибка при загрузке. Попробуйте ещё'])(
  'a text too short to wrap is unchanged: %s',
  (text) => {
    expect(holdSentences(text, 'ru')).toBe(text)
  },
)

test('another language is as written', () => {
  const text = 'A dash — and what stands after it — may begin a line of an English text.'
  expect([holdShortWords(text, 'en'), holdSentences(text, 'en')]).toEqual([text, text])
})
