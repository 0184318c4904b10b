// Where on its origin this build of the site lives: `/`, or `/guest/` for the build that knows guests and Russian only [2.1]. The build
// writes it in; whoever reads the sources as they are is at the root.
declare const SITE_BASE: string

export const siteBase: string = typeof SITE_BASE === 'string' ? SITE_BASE : '/'
export const isGuestBuild = siteBase !== '/'

/** The path from the root of the site, as routes have it, of a path on the origin; null where the site ends. Pure. */
export function findSitePath(pathname: string, base = siteBase): string | null {
  if (base === '/') return pathname
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : null
}
