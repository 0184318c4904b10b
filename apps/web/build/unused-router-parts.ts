// Removes parts of the router that the site does not use but that can't be tree-shaken, since they are switched at run time: lazy
// route discovery (all our routes are known from the start), instrumentation, and the router's forms and fetchers (ours make calls
// of the contract, or are submitted natively). They weigh 4 KB, brotli.
import { readFile } from 'node:fs/promises'
import MagicString from 'magic-string'
import { type Plugin, parseAst } from 'vite'

/** Stub of each module: what its functions do when they are switched off. */
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

/** Remaining bodies of functions that are never called here. */
export const leftOver: Record<string, Record<string, string>> = {
  'lib/router/router.js': {
    handleAction: '{}',
    fetch: '{}',
    handleFetcherAction: '{}',
    handleFetcherLoader: '{}',
    normalizeNavigateOptions: '{ return { path } }',
  },
  'lib/dom/ssr/single-fetch.js': { singleFetchActionStrategy: '{}', singleFetchLoaderFetcherStrategy: '{}' },
  'lib/dom/ssr/components.js': { RSCPrefetchPageLinksImpl: '{}' },
}

/** Replaces the bodies of functions anywhere in the code. Throws when one is missing or declared twice. Pure. */
export function replaceBodies(code: string, bodies: Record<string, string>): string {
  const edited = new MagicString(code)
  const found: string[] = []
  const look = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(look)
    if (typeof node !== 'object' || node === null) return
    const { type, id, body } = node as {
      type?: string
      id?: { name: string } | null
      body?: { start: number; end: number }
    }
    const left = type === 'FunctionDeclaration' ? bodies[id!.name] : undefined
    if (left === undefined) return Object.values(node).forEach(look)
    found.push(id!.name)
    edited.overwrite(body!.start, body!.end, left)
  }
  look(parseAst(code))
  const names = Object.keys(bodies)
  if (found.toSorted().join() !== names.toSorted().join())
    throw new Error(`the router has ${found.join(', ')} where ${names.join(', ')} are to be left out`)
  return edited.toString()
}

/** Vite plugin for the browser's build. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'yanta:unused-router-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const part = /\/react-router\/dist\/production\/(lib\/.+\.js)$/.exec(id)?.[1] ?? ''
      const bodies = leftOver[part]
      return bodies ? replaceBodies(await readFile(id, 'utf8'), bodies) : standIns[part]
    },
  }
}
