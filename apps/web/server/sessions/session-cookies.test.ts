import { tokens } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { parseCookies } from './cookies.ts'
import { buildSessionCookies, clearSessionCookies, readSessionCookies } from './session-cookies.ts'

const sessions = [
  [
    'a remembered session over http',
    true,
    false,
    [
      'default_auth_token=access.token.example; Path=/; Max-Age=895; HttpOnly; SameSite=Lax',
      'refresh_token=refresh-token-example; Path=/; Max-Age=32140800; HttpOnly; SameSite=Lax',
    ],
  ],
  [
    'a remembered session over https',
    true,
    true,
    [
      'default_auth_token=access.token.example; Path=/; Max-Age=895; HttpOnly; SameSite=Lax; Secure',
      'refresh_token=refresh-token-example; Path=/; Max-Age=32140800; HttpOnly; SameSite=Lax; Secure',
    ],
  ],
  [
    'a session that ends with the browser',
    false,
    false,
    [
      'default_auth_token=access.token.example; Path=/; Max-Age=895; HttpOnly; SameSite=Lax',
      'refresh_token=s~refresh-token-example; Path=/; HttpOnly; SameSite=Lax',
    ],
  ],
] as const
test.each(sessions)('%s has its cookies [9.6-9.7]', (_name, isRemembered, isSecure, cookies) => {
  expect(buildSessionCookies(tokens, isRemembered, isSecure)).toEqual(cookies)
})

test('an access token that is about to expire is not stored [9.7]', () => {
  expect(buildSessionCookies({ ...tokens, expiresIn: 3 }, true, false)[0]).toContain('Max-Age=0;')
})

test('clearing expires both cookies', () => {
  for (const cookie of clearSessionCookies(false))
    expect(cookie).toMatch(
      /^(default_auth_token|refresh_token)=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/,
    )
})

test.each([
  [
    'both tokens',
    'default_auth_token=access.token.example; refresh_token=refresh-token-example',
    { access: 'access.token.example', refresh: { token: 'refresh-token-example', isRemembered: true } },
  ],
  [
    'a session that is not remembered',
    'refresh_token=s~refresh-token-example',
    { access: undefined, refresh: { token: 'refresh-token-example', isRemembered: false } },
  ],
  ['nothing', '', { access: undefined, refresh: undefined }],
  [
    'values no token can have',
    'default_auth_token=a b\tc; refresh_token=<script>',
    { access: undefined, refresh: undefined },
  ],
  ['an emptied cookie', 'default_auth_token=', { access: undefined, refresh: undefined }],
])('a request with %s is recognised', (_name, header, session) => {
  expect(readSessionCookies(parseCookies(header))).toEqual(session)
})

test('of two cookies with one name the first is used', () => {
  expect(parseCookies('locale=en; locale=ru; junk; =x')).toEqual({ locale: 'en' })
})
