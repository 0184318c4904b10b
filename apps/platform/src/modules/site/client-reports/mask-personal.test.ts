import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCostliest } from '../../../../../../tools/measuring/hostile-texts.ts'
import { maskText, maskValue } from './mask-personal.ts'

const texts = [
  ['failed for vera.k+x@mail.example.com', 'failed for [e-mail]'],
  ['/login?email=vera%40example.com&x=1', '/login?email=[e-mail]&x=1'],
  ['почта вера@пример.рф нет', 'почта [e-mail] нет'],
  ['/login?password=hunter2&x=1', '/login?password=[secret]&x=1'],
  ['{"password":"hunter2"}', '{"password":"[secret]"}'],
  ['{"password":"two words, \\"quoted\\" too","x":1}', '{"password":"[secret]","x":1}'],
  ["secret = 'it is; me'", "secret = '[secret]'"],
  ['Пароль: Янтарь-2026 не подошёл', 'Пароль: [secret] не подошёл'],
  ['token=[masked]&x=1', 'token=[masked]&x=1'],
  ['password: hunter2, next', 'password: [secret], next'],
  ['pwd%3Dhunter2', 'pwd%3D[secret]'],
  ['refreshToken=abc.def', 'refreshToken=[secret]'],
  ['runToken: "abc"', 'runToken: "[secret]"'],
  ['Authorization: Bearer abc.def-g', 'Authorization: [secret] [token]'],
  ['cvv=123', 'cvv=[secret]'],
  ['jwt is eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl', 'jwt is [token]'],
  ['jwt is x-eyJhbGciOi.eyJzdWIiOiIx', 'jwt is x-[token]'],
  ['GET /new-password/Zx81-abc failed', 'GET /new-password/[secret] failed'],
  ['code: 1234 is wrong', 'code: [secret] is wrong'],
  ['call +7 (916) 123-45-67 back', 'call [number] back'],
  ['89161234567', '[number]'],
  ['%2B79161234567', '[number]'],
  ['tel 8 916 123 45 67', 'tel [number]'],
  ['٠٩١٦١٢٣٤٥٦٧', '[number]'],
  ['card 4111 1111 1111 1111 refused', 'card [number] refused'],
  ['4111-1111-1111-1111', '[number]'],
  ['n41111111111111111111111', 'n[number]'],
  ['key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'key [token]'],
  ['dGhpcyBpcyBhIHNlY3JldCBrZXkgMTIz4', '[token]'],
] as const
test.each(texts)('%s is written as %s', (text, masked) => {
  expect(maskText(text)).toBe(masked)
})

test.each([
  'TypeError: x is not a function',
  'Unexpected token < in JSON at position 0',
  'Unexpected token: }',
  'at play (https://casino.example/assets/site-1a2b3c4d5e.js:1:20456)',
  'code: game_not_found',
  'request 3f2b1c4d-1a2b-4c3d-8e9f-0a1b2c3d4e5f failed',
  'on 2026-11-20 12:00:00',
  '2026-11-20T12:00:00.000Z',
  'GLOBAL_WINDOW_ERROR_HANDLER',
  'Не удалось загрузить игры: 503',
  'balance 1500.00 RUB',
  'FETCH_SPA_ASYNC_DATA_OF_SOMETHING_LONG',
])('%s is not personal and stays', (text) => {
  expect(maskText(text)).toBe(text)
})

test('values are masked wherever they occur, and whole ones under sensitive names', () => {
  expect(
    maskValue({
      path: '/',
      password: ['a', { b: 1 }],
      phone: 79_161_234_567,
      userPhone: null,
      id: 79_161_234_567,
      nested: { text: 'a@b.example', authToken: 'x', list: ['4111 1111 1111 1111', 7, true, null] },
    }),
  ).toEqual({
    path: '/',
    password: '[secret]',
    phone: '[secret]',
    userPhone: '[secret]',
    id: '[number]',
    nested: { text: '[e-mail]', authToken: '[secret]', list: ['[number]', 7, true, null] },
  })
  expect(maskValue({ 'vera@example.com': 1 })).toEqual({ '[e-mail]': 1 })
})

test('values that are too deep are left out', () => {
  expect(maskValue({ a: { b: { c: { d: { e: 1 } } } } })).toEqual({ a: { b: { c: { d: '[…]' } } } })
})

test(
  'for any input, masking takes no more than 25 times the work of an ordinary report',
  { timeout: 60_000 },
  () => {
    const { name, factor } = findCostliest(maskText)
    expect(factor, name).toBeLessThan(25)
  },
)

test('no card, phone or e-mail survives, whatever text surrounds it', () => {
  const around = fc.string({ maxLength: 8 }).map((text) => text.replace(/[\p{L}\p{N}]/gu, '_'))
  fc.assert(
    fc.property(
      around,
      fc.constantFrom('4111111111111111', '+79161234567', 'vera@example.com'),
      around,
      (before, secret, after) => {
        expect(maskText(before + secret + after)).not.toContain(secret)
      },
    ),
  )
})
