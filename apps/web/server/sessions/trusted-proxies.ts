// Finds the client address of a request. Forwarding headers are trusted only from listed proxies, else ignored.
import { isIP } from 'node:net'
import { buildAddressMatcher, withoutMapping } from '@yanta/server'

export interface TrustedProxies {
  isTrusted: (address: string) => boolean
  /** The visitor's address: the last one in `forwardedFor` that is not a trusted proxy. */
  findClient: (peer: string, forwardedFor: string | undefined) => string
}

/** Throws on an entry that is neither an address nor a CIDR block. */
export function buildTrustedProxies(entries: readonly string[]): TrustedProxies {
  const isTrusted = buildAddressMatcher(entries)
  return {
    isTrusted,
    findClient(peer, forwardedFor = '') {
      const hops = forwardedFor
        .split(',')
        .map((hop) => withoutMapping(hop.trim()))
        .filter((hop) => isIP(hop) !== 0)
      let client = withoutMapping(peer)
      while (hops.length > 0 && isTrusted(client)) client = hops.pop()!
      return client
    },
  }
}
