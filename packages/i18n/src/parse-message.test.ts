import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { parseMessage } from './index.ts'

test.each([
  '',
  'Demo',
  "It didn't work: {name}",
  '{ name }, #{level}',
  '{count, plural, =0 {no games} one {# game by {studio}} other {# games by {studio}}}',
  '{count,plural,one{# игра}few{# игры}many{# игр}other{# игры}} и всё',
  '{kind, select, real {{count, plural, one {# spin} other {# spins}}} other {demo #}}',
  '{count, plural, one {{kind, select, real {# spin} other {# try}}} other {#}}',
])('%j is read into the tokens of the compiler of the site', (text) => {
  expect(parseMessage(text)).toEqual(text === '' ? [] : compileMessageOrThrow(text))
})

test.each([
  '{name',
  'name}',
  '{}',
  '{count, plural}',
  '{count, plural, one {# game}}',
  '{count, plural, one {# game} other {# games}',
  '{when, date, short}',
  "'{name}'",
])('%j is refused', (text) => {
  expect(() => parseMessage(text)).toThrow(SyntaxError)
})
