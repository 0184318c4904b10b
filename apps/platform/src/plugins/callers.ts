// The client address of a request. Forwarding headers are trusted only from listed proxies and, when the platform listens on
// loopback only, from loopback: only the site's own server reaches it there.
import { BlockList, isIP } from 'node:net'
import type { Config } from '@yanta/config'

type Listening = Pick<Config, 'trustedProxies' | 'platformHost'>

/** Fastify's trust function, called for each hop of X-Forwarded-For. */
export function buildTrust({ trustedProxies, platformHost }: Listening): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  if (platformHost === 'localhost' || platformHost === '::1' || platformHost.startsWith('127.')) {
    list.addSubnet('127.0.0.0', 8, 'ipv4')
    list.addAddress('::1', 'ipv6')
  }
  return (mapped) => {
    const address = mapped.startsWith('::ffff:') ? mapped.slice(7) : mapped
    return isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}
