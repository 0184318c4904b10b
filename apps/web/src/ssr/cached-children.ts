import type { ReactElement } from 'react'
import { isSwitchedOff } from './switched-off.ts'

/** Null in development: cached markup would outlive the code that rendered it. */
const cacheMarkup =
  import.meta.env.SSR && import.meta.env.MODE !== 'development' && !isSwitchedOff('fragment-cache')
    ? (await import('./fragment-cache.ts')).cacheMarkup
    : null

/**
 * Props that make the result of `draw` an element's children. The server renders it once for all pages with equal `dependsOn`; see
 * `fragment-cache.ts` for what `draw` may use. A component calls it after its last hook and uses no `useId`: nested rendering makes
 * React lose both.
 */
export function cachedChildren(what: string, dependsOn: readonly unknown[], draw: () => ReactElement) {
  return cacheMarkup
    ? { dangerouslySetInnerHTML: { __html: cacheMarkup(what, dependsOn, draw) } }
    : { children: draw() }
}
