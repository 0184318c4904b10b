import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { type Message, type Values, formatMessage } from './message.ts'
import { parseMessage } from './parse-message.ts'

const games = '{count, plural, =0 {нет игр} one {# игра} few {# игры} many {# игр} other {# игры}}'

const messages: [text: string, values: Values, locale: 'ru' | 'en', written: string][] = [
  ['Демо: {name}', { name: 'Neon Drive' }, 'ru', 'Демо: Neon Drive'],
  [games, { count: 0 }, 'ru', 'нет игр'],
  [games, { count: 1 }, 'ru', '1 игра'],
  [games, { count: 2 }, 'ru', '2 игры'],
  [games, { count: 3 }, 'ru', '3 игры'],
  [games, { count: 5 }, 'ru', '5 игр'],
  [games, { count: 11 }, 'ru', '11 игр'],
  [games, { count: 12 }, 'ru', '12 игр'],
  [games, { count: 18 }, 'ru', '18 игр'],
  [games, { count: 21 }, 'ru', '21 игра'],
  [games, { count: 111 }, 'ru', '111 игр'],
  [games, { count: 1.5 }, 'ru', '1,5 игры'],
  [games, { count: 12_480 }, 'ru', '12\u00a0480 игр'],
  ['{count, plural, one {# game} other {# games}}', { count: 1_248 }, 'en', '1,248 games'],
  [
    '{count, plural, one {# game by {studio}} other {# games by {studio}}}',
    { count: 2, studio: 'Halva' },
    'en',
    '2 games by Halva',
  ],
  ['{kind, select, real {деньги} other {демо}}', { kind: 'real' }, 'ru', 'деньги'],
  ['{kind, select, real {деньги} other {демо}}', { kind: 'x' }, 'ru', 'демо'],
  ['Уровень #{level}', { level: 6 }, 'ru', 'Уровень #6'],
]
test.each(messages)('%j with %j in %s reads %j [9.22]', (text, values, locale, written) => {
  expect(formatMessage(compileMessageOrThrow(text) as Message, values, locale)).toBe(written)
  expect(formatMessage(parseMessage(text), values, locale)).toBe(written)
})

test('a missing value throws instead of leaving a gap in the text', () => {
  expect(() => formatMessage(compileMessageOrThrow('Демо: {name}') as Message, {}, 'ru')).toThrow(
    'message value name is missing',
  )
})
