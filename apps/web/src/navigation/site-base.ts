// Base path of this build on its origin: `/`, or `/guest/` for the build with guests and Russian only [2.1]. The build defines
// it; unbuilt sources are at the root.
declare const SITE_BASE: string

export const siteBase: string = typeof SITE_BASE === 'string' ? SITE_BASE : '/'
export const isGuestBuild = siteBase !== '/'

/** Converts a path on the origin to a path from the root of the site, as routes have it; null outside the base. Pure. */
export function findSitePath(pathname: string, base = siteBase): string | null {
  if (base === '/') return pathname
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : null
}
