// Access control of navigations in the browser; the server checks documents by the same policy [2.16-2.17], [6.10].
import { type DataStrategyResult, type MiddlewareFunction, data, redirect, replace } from 'react-router'
import { readSessionHint } from '../data/api/session-hint.ts'
import { buildLoginAddress } from '../navigation/login-address.ts'
import { listEntries } from '../navigation/history.ts'
import { isRegionClosed } from '../site/region.ts'
import { findSitePath, isGuestBuild } from '../navigation/site-base.ts'

/** Runs before the loaders of every screen and redirects visitors without access. The first screen was checked by the server; the route table loads after it. */
export const guardNavigation: MiddlewareFunction<unknown> = async ({ url }, next) => {
  // If the policy can't be loaded, e.g. offline, the screen shows its own load error, and the platform protects its data.
  const access = await import('../navigation/access-policy.ts').catch(() => null)
  if (!access) return
  const path = findSitePath(url.pathname) ?? '/'
  if (isGuestBuild) await leaveForWholeSite(path + url.search)
  switch (access.checkAccess(path, { hasSession: readSessionHint(), isRegionBlocked: isRegionClosed() })) {
    case 'login':
      throw redirect(buildLoginAddress(path + url.search))
    case 'main':
      throw replace('/')
    case 'closed_region':
      return closeScreen(path + url.search, next)
    case 'open':
  }
}

/** Returns an error for the screens route instead of throwing, which would also replace the root layout when that reloads. On the same path the root is reloaded, since language or player may have changed. */
async function closeScreen(
  path: string,
  loadAll: () => Promise<unknown>,
): Promise<Record<string, DataStrategyResult>> {
  const isStaying = listEntries().at(-1)?.path === path
  return {
    ...(isStaying ? ((await loadAll()) as object) : {}),
    'routes/screens': { type: 'error', result: data(null, { status: 451 }) },
  }
}

/** The build for guests has no player's screens and no login. */
async function leaveForWholeSite(path: string): Promise<void> {
  const { findWayOut } = await import('../navigation/guest-address.ts')
  const wayOut = findWayOut(path)
  // The router does not add the base to an absolute URL.
  if (wayOut !== null) throw redirect(location.origin + wayOut)
}
