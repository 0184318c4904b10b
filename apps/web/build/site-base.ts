// Where on its origin a build of the site lives: at the root, or below `SITE_BASE`. Sources name every place of the site by its
// path from the root. What the router draws gets the base from the router; plain links get it here, in one place, so that no
// component has to know of it and none can forget it.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const runtime = resolve(import.meta.dirname, '../src/lib/guest-jsx-runtime.ts')

/** `/` or a path with a slash at both ends. Throws a plain sentence on anything else. */
export function readSiteBase(env: Record<string, string | undefined> = process.env): string {
  const base = env.SITE_BASE || '/'
  if (!/^\/([a-z0-9-]+\/)?$/.test(base))
    throw new Error(`SITE_BASE is '${base}', but it must be a path such as /guest/.`)
  return base
}

/** Folder of a build, relative to the workspace. */
export function nameBuildDirectory(base: string): string {
  return base === '/' ? 'dist' : `dist${base.slice(0, -1)}`
}

/** Vite plugin: below a base our own components draw their elements through `guest-jsx-runtime.ts`. At the root it does nothing. */
export function siteBase(base: string): Plugin {
  return {
    name: 'yanta:site-base',
    enforce: 'pre',
    resolveId(id, importer) {
      const isOurs =
        base !== '/' &&
        id === 'react/jsx-runtime' &&
        importer?.includes('/apps/web/src/') &&
        importer !== runtime
      return isOurs ? runtime : undefined
    },
  }
}
