// Where on its origin this build of the site lives: `/`, or `/guest/` for the build that knows guests and Russian only [2.1].
// Not for files that the server reads as they are: only a build has a base.

export const siteBase: string = import.meta.env.BASE_URL
export const isGuestBuild = import.meta.env.BASE_URL !== '/'

/** The path from the root of the site, as routes have it, of a path on the origin; null where the site ends. Pure. */
export function findSitePath(pathname: string, base = siteBase): string | null {
  if (base === '/') return pathname
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : null
}
