// Which addresses belong to the build for guests: the screens that are open to all. Login, registration and everything of a
// player's are the whole site's, and so are calls and pictures.
import { findRoute } from './route-table.ts'

/** The address on the origin of an address as sources write it; those that don't belong to the build stay as they are. Pure. */
export function addGuestBase(address: string, base: string): string {
  const path = address.split(/[?#]/, 1)[0]!
  return findRoute(path)?.access === 'all' ? base.slice(0, -1) + address : address
}

/** Where a path from the root of the site leaves the build for guests; null when it stays. Pure. */
export function findWayOut(path: string): string | null {
  const access = findRoute(path.split(/[?#]/, 1)[0]!)?.access
  return access === 'guest' || access === 'player' ? path : null
}
