// What the router gets wrong in a browser, mended in its code until it does so itself.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { replaceBodies } from './unused-router-parts.ts'

/** Functions with other bodies than the router's own. */
export const mended: Record<string, Record<string, string>> = {
  'lib/dom/ssr/routes.js': {
    // A screen that fails sooner than its styles are there is waited for by nobody meanwhile: the browser told of an error that nobody
    // had caught, and the log of a site that breaks.
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
