import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { buildTotpUri, createTotpSecret, findTotpStep } from './totp.rules.ts'

/** The secret of RFC 6238's own examples. */
const secret = Secret.fromLatin1('12345678901234567890').base32

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('at %i seconds the code of the standard is %s', (seconds, code, step) => {
  expect(findTotpStep(secret, code, seconds * 1000)).toBe(step)
})

test.each([
  ['the one before', -30_000, 9],
  ['the one now', 0, 10],
  ['the one after', 30_000, 11],
  ['an older one', -60_000, null],
  ['a later one', 60_000, null],
] as const)('%s is worth %s', (_case, offsetMs, step) => {
  const nowMs = 10 * 30_000 + 12_000
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs + offsetMs })
  expect(findTotpStep(secret, code, nowMs)).toBe(step)
})

test.each(['', '28708', '2870822', 'abcdef'])('%j is not a code', (code) => {
  expect(findTotpStep(secret, code, 59_000)).toBeNull()
})

test('secrets have 160 bits and are never the same', () => {
  const secrets = Array.from({ length: 20 }, createTotpSecret)
  expect(new Set(secrets).size).toBe(20)
  expect(secrets.every((text) => /^[A-Z2-7]{32}$/.test(text))).toBe(true)
})

test('the URI for an app names the issuer and the account', () => {
  const uri = new URL(buildTotpUri(secret, { issuer: 'Yanta', label: 'vera@example.com' }))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Yanta:vera@example.com',
  ])
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Yanta',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
