// Base path of a build on its origin: the root, or `SITE_BASE`. Sources write every address of the site as a path from the
// root. Links of the router get the base from the router; plain links get it here, centrally, so that no component has to
// add it and none can forget it.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const runtime = resolve(import.meta.dirname, '../src/navigation/guest-jsx-runtime.ts')

/** `/` or a path with a slash at both ends. Throws a readable error on anything else. */
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

/** Vite plugin: below a base our components use the JSX runtime `guest-jsx-runtime.ts`. At the root it does nothing. */
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
