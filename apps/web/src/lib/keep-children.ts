import type { ReactElement } from 'react'

/** In development a piece would outlive the code it was drawn by. */
const keepMarkup =
  import.meta.env.SSR && import.meta.env.MODE !== 'development'
    ? (await import('./kept-markup.ts')).keepMarkup
    : null

/**
 * Props that give an element what `draw` gives. The server draws it once for all pages that have the same in `dependsOn`; see
 * `kept-markup.ts` for what `draw` may use. A component asks for it after its last hook and has no `useId`: drawing within drawing makes
 * React forget both.
 */
export function keepChildren(what: string, dependsOn: readonly unknown[], draw: () => ReactElement) {
  return keepMarkup
    ? { dangerouslySetInnerHTML: { __html: keepMarkup(what, dependsOn, draw) } }
    : { children: draw() }
}
