import type { ReactElement } from 'react'

const keepMarkup = import.meta.env.SSR ? (await import('./kept-markup.ts')).keepMarkup : null

/**
 * Props that give an element what `draw` gives. The server draws it once for all pages that have the same in `dependsOn`; see
 * `kept-markup.ts` for what `draw` may use.
 */
export function keepChildren(what: string, dependsOn: readonly unknown[], draw: () => ReactElement) {
  return keepMarkup ? { dangerouslySetInnerHTML: { __html: keepMarkup(what, dependsOn, draw) } } : { children: draw() }
}
