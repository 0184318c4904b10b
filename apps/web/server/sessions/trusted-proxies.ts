// Finds the client address of a request. Forwarding headers are trusted only from listed proxies, else ignored.
import { BlockList, isIP } from 'node:net'

export interface TrustedProxies {
  isTrusted: (address: string) => boolean
  /** The visitor's address: the last one in `forwardedFor` that is not a trusted proxy. */
  findClient: (peer: string, forwardedFor: string | undefined) => string
}

/** Throws on an entry that is neither an address nor a CIDR block. */
export function buildTrustedProxies(entries: string[]): TrustedProxies {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = familyOf(address)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string) =>
    entries.length > 0 && isIP(address) !== 0 && list.check(address, familyOf(address))
  return {
    isTrusted: (address) => isTrusted(withoutMapping(address)),
    findClient(peer, forwardedFor) {
      if (!forwardedFor) return withoutMapping(peer)
      const hops = (forwardedFor ?? '')
        .split(',')
        .map((hop) => withoutMapping(hop.trim()))
        .filter((hop) => isIP(hop) !== 0)
      let client = withoutMapping(peer)
      while (isTrusted(client) && hops.length > 0) client = hops.pop()!
      return client
    },
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  if (isIP(address) === 0) throw new Error(`${address} is not an IP address`)
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** `::ffff:127.0.0.1` is how a dual-stack socket names an IPv4 peer. */
function withoutMapping(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address
}
