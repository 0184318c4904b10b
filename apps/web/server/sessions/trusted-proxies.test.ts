import { expect, test } from 'vitest'
import { buildTrustedProxies } from './trusted-proxies.ts'

const proxies = buildTrustedProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test.each([
  ['nobody is trusted', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['one trusted proxy', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a chain of trusted proxies', '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['a visitor who invents hops', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['only trusted addresses', '127.0.0.1', '10.0.0.7', '10.0.0.7'],
  ['a peer on a dual-stack socket', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['IPv6 all the way', 'fd00::1', '2001:db8::1', '2001:db8::1'],
  ['words that are no addresses', '127.0.0.1', 'unknown, <script>', '127.0.0.1'],
  ['no header', '127.0.0.1', undefined, '127.0.0.1'],
])('%s: the visitor is found', (_name, peer, forwardedFor, client) => {
  expect(proxies.findClient(peer, forwardedFor)).toBe(client)
})

test('an entry that is not an address is refused', () => {
  expect(() => buildTrustedProxies(['my-proxy'])).toThrow('my-proxy is not an IP address')
})
