// Access policy of screens, the same on the server and in the browser [2.16-2.17], [6.1-6.2], [6.10].
import { findRoute } from './route-table.ts'

/**
 * - `open`: the screen is shown, or its route answers that it does not exist.
 * - `login`: 401, the login screen, and back here afterwards.
 * - `main`: 302 to the main screen.
 * - `closed_region`: the page of 451.
 */
export type Verdict = 'open' | 'login' | 'main' | 'closed_region'

export interface Visitor {
  hasSession: boolean
  isRegionBlocked: boolean
}

/** Checks access to a path without its query. Pure. */
export function checkAccess(pathname: string, { hasSession, isRegionBlocked }: Visitor): Verdict {
  const route = findRoute(pathname)
  if (!route) return 'open'
  if (route.isClosedByRegion && isRegionBlocked) return 'closed_region'
  if (route.access === 'player' && !hasSession) return 'login'
  return route.access === 'guest' && hasSession ? 'main' : 'open'
}
