import { isIPv6 } from 'node:net'

/**
 * The network that counts as one caller: the /64 of an IPv6 address, because one household has a whole /64; an IPv4 address,
 * mapped into IPv6 or not, is its own network.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [front = '', back] = address.toLowerCase().split('%', 1)[0]!.split('::')
  const given = front === '' ? [] : front.split(':')
  const behind = back ? back.split(':') : []
  const filled =
    back === undefined
      ? given
      : [...given, ...Array<string>(Math.max(0, 8 - given.length - behind.length)).fill('0'), ...behind]
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** The /48 of an IPv6 address, the most that one customer of a network may have; null for IPv4. */
export function wideNetworkOf(address: string): string | null {
  const network = networkOf(address)
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null
}
