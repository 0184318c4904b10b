// Two parts of the router that the site has no use for, yet that nothing can shake out of it, since a setting decides at run time
// whether they work: finding routes bit by bit (all of ours are known from the start) and instrumentation. They weigh 2 KB, brotli.
import type { Plugin } from 'vite'

/** What stands in for each part: what its functions do when they are switched off. */
export const standIns: Record<string, string> = {
  'lib/dom/ssr/fog-of-war.js': `
export const URL_LIMIT = 7680
export const getManifestPath = (path) => path || '/__manifest'
export const getPartialManifest = (manifest) => manifest
export const getPathsWithAncestors = (paths) => paths
export const getPatchRoutesOnNavigationFunction = () => undefined
export const handleClientVersionMismatch = async () => false
export const isFogOfWarEnabled = () => false
export const useFogOFWarDiscovery = () => {}`,
  'lib/router/instrumentation.js': `
export const instrumentationResultMetaContext = {}
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler`,
}

/** Vite plugin for the browser's build. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'yanta:unused-router-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const part = /\/react-router\/dist\/production\/(lib\/.+\.js)$/.exec(id)?.[1]
      return part ? standIns[part] : undefined
    },
  }
}
