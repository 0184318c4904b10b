// The first load carries a list of every screen's own file. Files of later screens are called by a short hash alone; what comes with
// the first load itself has a name, for readers of the network panel. `.vite/modules.json` says which modules are in which file.

const named = new Set([
  'framework',
  'site',
  'rolldown-runtime',
  'lobby',
  'later',
  'around',
  'entry.client',
  'player',
  'services',
])
const loadedAnyway = /\/(framework|site|rolldown-runtime|lobby|around|later)-[\w-]+\.(js|css)$/
const unawaited = /\/(lobby|around|later|player|services)-[\w-]+\.js$/

/** For `entryFileNames` and `chunkFileNames`. Pure. */
export function nameChunk({ name }: { name: string }): string {
  return named.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'
}

/** For `assetFileNames`; pictures and fonts are not listed anywhere and keep their names. Pure. */
export function nameAsset({ names }: { names: readonly string[] }): string {
  const [name = ''] = names
  return name.endsWith('.css') && name !== 'site.css'
    ? 'assets/[hash:7][extname]'
    : 'assets/[name]-[hash][extname]'
}

/**
 * For `modulePreload.resolveDependencies`: what a script asks for together with one that it imports later. That is nothing of what the first
 * load brings, and nothing at all for scripts whose imports nobody waits for, or a moment at most: the names would weigh more than a round trip is worth. Pure.
 */
export function listLater(_file: string, dependencies: string[], { hostId }: { hostId: string }): string[] {
  return unawaited.test(hostId) ? [] : dependencies.filter((path) => !loadedAnyway.test(path))
}
