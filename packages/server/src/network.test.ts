import { expect, test } from 'vitest'
import { networkOf, wideNetworkOf } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd', '2001:db8:0:7::/64'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['2001:db8:0:7::1', '2001:db8:0::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
  ['not an address', null],
])('%s may be one of many of %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network)
})
