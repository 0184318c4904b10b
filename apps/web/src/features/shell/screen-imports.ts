// What each screen imports. The list of routes of a build leaves it out, because only prefetching needs it.
import { findRouteList } from '../../browser/route-list.ts'
import { shareCall } from '../../data/shared-call.ts'

/** Adds the imports to the list of routes, once in a document. Null when they can't be loaded: a screen then loads them by itself, a step later. */
export const addScreenImports = shareCall(async (): Promise<true | null> => {
  const list = findRouteList()
  if (!list || !import.meta.env.PROD) return null
  try {
    const answer = await fetch(list.url.replace(/manifest-(\w+)\.js$/, 'imports-$1.json'))
    if (!answer.ok) return null
    const imports = (await answer.json()) as Record<string, string[]>
    for (const [id, files] of Object.entries(imports)) if (list.routes[id]) list.routes[id].imports = files
    return true
  } catch {
    return null
  }
})
