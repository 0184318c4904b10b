// The client's country, and countries where login and play are blocked [2.9-2.11] [6.10]. A country is trusted only from a trusted
// peer, unless configuration forces one; an unknown country is not blocked.
import type { Config } from '@yanta/config'
import type { FastifyRequest } from 'fastify'

export interface Regions {
  /** The client's country in upper case, or empty when no trusted peer names one. */
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
    // A forced region also applies to sessions opened from another one.
    isBlocked: (region) => blockedRegions.includes(forceRegion || region),
  }
}

/** A proxy that appends to the client's header, instead of replacing it, adds its value at the end. */
function lastOf(header: string | string[] | undefined): string {
  return String(header ?? '')
    .split(',')
    .at(-1)!
    .trim()
    .toUpperCase()
}
