// Who may open which screen, for navigations in the browser; the server judges documents by the same rules [2.16-2.17], [6.10].
import { type MiddlewareFunction, data, redirect, replace } from 'react-router'
import { readSessionHint } from '../api/session-hint.ts'
import { buildLoginAddress } from '../lib/login-address.ts'
import { isRegionClosed } from '../lib/region.ts'
import { findSitePath, isGuestBuild } from '../lib/site-base.ts'

/** Runs before the loaders of every screen and sends away who may not see it. A first screen was judged by the server: the table of routes comes after it. */
export const guardVisit: MiddlewareFunction<unknown> = async ({ url }) => {
  const { judgeVisit } = await import('../lib/judge-visit.ts')
  const path = findSitePath(url.pathname) ?? '/'
  if (isGuestBuild) await leaveForWholeSite(path + url.search)
  switch (judgeVisit(path, { hasSession: readSessionHint(), isRegionBlocked: isRegionClosed() })) {
    case 'login': throw redirect(buildLoginAddress(path + url.search))
    case 'main': throw replace('/')
    case 'closed_region': throw data(null, { status: 451 })
    case 'open':
  }
}

/** The build for guests has no screens of players, and nobody logs in there. */
async function leaveForWholeSite(path: string): Promise<void> {
  const { findWayOut } = await import('../lib/guest-address.ts')
  const wayOut = findWayOut(path)
  // An address with its host is left as it is by the router.
  if (wayOut !== null) throw redirect(location.origin + wayOut)
}
