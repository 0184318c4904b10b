// Patches a bug of the router in the browser until it is fixed upstream.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { replaceBodies } from './unused-router-parts.ts'

/** Replacement bodies of the router's functions, by file and function. */
export const mended: Record<string, Record<string, string>> = {
  'lib/dom/ssr/routes.js': {
    // While styles load, the router does not await the screen's loader: if it fails meanwhile, the browser reports an unhandled
    // rejection, which is logged as an error of the site.
    prefetchStylesAndCallHandler: `{
      const module = routeModulesCache[route.id]
      const styles = module ? prefetchStyleLinks(route, module) : undefined
      const called = handler()
      called.catch(() => {})
      await styles
      return called
    }`,
  },
}

/** Vite plugin for the browser's build. */
export function mendedRouter(): Plugin {
  return {
    name: 'yanta:mended-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const part = /\/react-router\/dist\/production\/(lib\/.+\.js)$/.exec(id)?.[1] ?? ''
      const bodies = mended[part]
      return bodies && replaceBodies(await readFile(id, 'utf8'), bodies)
    },
  }
}
