// Addresses of the build for guests: the screens that are open to all. Login, registration and a player's screens belong to
// the full site, and so do calls and pictures.
import { findRoute } from './route-table.ts'

/** Adds the base to an address as sources write it; addresses outside the build are returned unchanged. Pure. */
export function addGuestBase(address: string, base: string): string {
  const path = address.split(/[?#]/, 1)[0]!
  return findRoute(path)?.access === 'all' ? base.slice(0, -1) + address : address
}

/** The path on the full site if `path`, from the root of the site, is outside the build for guests; else null. Pure. */
export function findWayOut(path: string): string | null {
  const access = findRoute(path.split(/[?#]/, 1)[0]!)?.access
  return access === 'guest' || access === 'player' ? path : null
}
