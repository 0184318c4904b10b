import { expect, test } from 'vitest'
import { buildTrust } from './callers.ts'

test.each([
  ['127.0.0.1', [], '127.0.0.1', true],
  ['127.0.0.1', [], '::1', true],
  ['127.0.0.1', [], '::ffff:127.0.0.1', true],
  ['0.0.0.0', [], '127.0.0.1', false],
  ['0.0.0.0', ['10.0.0.0/8'], '10.20.30.40', true],
  ['0.0.0.0', ['10.0.0.0/8'], '::ffff:10.20.30.40', true],
  ['0.0.0.0', ['10.0.0.0/8'], '11.0.0.1', false],
  ['0.0.0.0', ['2001:db8::/32'], '2001:db8::7', true],
  ['0.0.0.0', ['2001:db8::/32'], '2001:db9::7', false],
  ['0.0.0.0', ['203.0.113.9'], '203.0.113.9', true],
  ['0.0.0.0', ['10.0.0.0/8'], 'unknown', false],
])(
  'listening on %s with proxies %j, %s is trusted: %s',
  (platformHost, trustedProxies, address, isTrusted) => {
    expect(buildTrust({ platformHost, trustedProxies })(address)).toBe(isTrusted)
  },
)
