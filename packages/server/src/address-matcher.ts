import { BlockList, isIP } from 'node:net'

/**
 * Builds a check whether an address is one of `entries`: addresses and CIDR blocks. An IPv4 address mapped into IPv6 is the same.
 * Throws on an entry that is neither.
 */
export function buildAddressMatcher(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = familyOf(address)
    if (family === null) throw new Error(`${address} is not an IP address`)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (mapped) => {
    const address = withoutMapping(mapped)
    const family = familyOf(address)
    return family !== null && list.check(address, family)
  }
}

/** `::ffff:127.0.0.1` is how a dual-stack socket names an IPv4 peer. */
export function withoutMapping(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  return version === 0 ? null : version === 6 ? 'ipv6' : 'ipv4'
}
