// Who may open which screen, for navigations in the browser; the server judges documents by the same rules [2.16-2.17], [6.10].
import { type DataStrategyResult, type MiddlewareFunction, data, redirect, replace } from 'react-router'
import { readSessionHint } from '../api/session-hint.ts'
import { buildLoginAddress } from '../lib/login-address.ts'
import { listVisits } from '../lib/navigation-history.ts'
import { isRegionClosed } from '../lib/region.ts'
import { findSitePath, isGuestBuild } from '../lib/site-base.ts'

/** Runs before the loaders of every screen and sends away who may not see it. A first screen was judged by the server: the table of routes comes after it. */
export const guardVisit: MiddlewareFunction<unknown> = async ({ url }, next) => {
  // Without a network nobody judges: the screen says by itself what it can't load, and the platform guards what it has.
  const judge = await import('../lib/judge-visit.ts').catch(() => null)
  if (!judge) return
  const path = findSitePath(url.pathname) ?? '/'
  if (isGuestBuild) await leaveForWholeSite(path + url.search)
  switch (judge.judgeVisit(path, { hasSession: readSessionHint(), isRegionBlocked: isRegionClosed() })) {
    case 'login':
      throw redirect(buildLoginAddress(path + url.search))
    case 'main':
      throw replace('/')
    case 'closed_region':
      return closeScreen(path + url.search, next)
    case 'open':
  }
}

/** Answers for the screens instead of throwing: what is thrown here would take the site's frame with it whenever that is loaded again as well. The frame of a page that stays is, since its language or its player may have changed. */
async function closeScreen(
  path: string,
  loadAll: () => Promise<unknown>,
): Promise<Record<string, DataStrategyResult>> {
  const isStaying = listVisits().at(-1)?.path === path
  return {
    ...(isStaying ? ((await loadAll()) as object) : {}),
    'routes/screens': { type: 'error', result: data(null, { status: 451 }) },
  }
}

/** The build for guests has no screens of players, and nobody logs in there. */
async function leaveForWholeSite(path: string): Promise<void> {
  const { findWayOut } = await import('../lib/guest-address.ts')
  const wayOut = findWayOut(path)
  // An address with its host is left as it is by the router.
  if (wayOut !== null) throw redirect(location.origin + wayOut)
}
