// The client address of a request. Forwarding headers are trusted only from listed proxies and, when the platform listens on
// loopback only, from loopback: only the site's own server reaches it there.
import type { Config } from '@yanta/config'
import { buildAddressMatcher } from '@yanta/server'

type Listening = Pick<Config, 'trustedProxies' | 'platformHost'>

/** Fastify's trust function, called for each hop of X-Forwarded-For. */
export function buildTrust({ trustedProxies, platformHost }: Listening): (address: string) => boolean {
  const isLoopbackOnly =
    platformHost === 'localhost' || platformHost === '::1' || platformHost.startsWith('127.')
  return buildAddressMatcher([...trustedProxies, ...(isLoopbackOnly ? ['127.0.0.0/8', '::1'] : [])])
}
