// What each screen imports. The list of routes of a build leaves it out: only prefetching and pages without a network need it.
import { findRouteList } from '../../browser/route-list.ts'
import { shareCall } from '../../data/shared-call.ts'

/**
 * Adds the imports to the list of routes, once in a document. Null when they could not be asked for, false when the server has none:
 * a screen then loads them by itself, a step later.
 */
export const addScreenImports = shareCall(async (): Promise<boolean | null> => {
  const list = findRouteList()
  if (!list || !import.meta.env.PROD) return null
  try {
    const answer = await fetch(list.url.replace(/manifest-(\w+)\.js$/, 'imports-$1.json'))
    if (!answer.ok) return false
    const imports = (await answer.json()) as Record<string, string[]>
    for (const [id, route] of Object.entries(list.routes)) route.imports ??= imports[id] ?? []
    return true
  } catch {
    return null
  }
})
