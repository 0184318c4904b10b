// Where a visitor comes from, and from where nobody logs in or plays [2.9-2.11] [6.10]. A country is believed only when a trusted
// peer names it, unless configuration forces one; whoever comes from nowhere known is not blocked.
import type { Config } from '@yanta/config'
import type { FastifyRequest } from 'fastify'

export interface Regions {
  /** The visitor's country in upper case, or empty when nobody who is believed names one. */
  read(request: FastifyRequest): string
  isBlocked(region: string): boolean
}

export function createRegions(
  {
    forceRegion,
    regionHeader,
    blockedRegions,
  }: Pick<Config, 'forceRegion' | 'regionHeader' | 'blockedRegions'>,
  isTrustedPeer: (address: string) => boolean,
): Regions {
  return {
    read(request) {
      if (forceRegion) return forceRegion
      return isTrustedPeer(request.socket.remoteAddress ?? '') ? lastOf(request.headers[regionHeader]) : ''
    },
    // A region that is forced is forced on what began before, too.
    isBlocked: (region) => blockedRegions.includes(forceRegion || region),
  }
}

/** A proxy that adds to what the visitor sent, instead of replacing it, adds at the end. */
function lastOf(header: string | string[] | undefined): string {
  return String(header ?? '')
    .split(',')
    .at(-1)!
    .trim()
    .toUpperCase()
}
