// What many pages show alike is drawn once by the server: most of a lobby's time went into cards that the page before had too. A piece
// is known by all it depends on, so nobody's own can come to somebody else. The browser never loads this: it draws the elements.
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type SiteBrand, getBrand } from './brand.ts'

/** In characters. The cards of a few thousand games; what is asked for again is soon there again. */
export const mostKept = 8_000_000

const kept = new Map<string, string>()
let weight = 0
let keptFor: SiteBrand | undefined

/** The markup of what `draw` gives, drawn when it is first asked for. `draw` may use no hook and no context, and besides `dependsOn` nothing but the brand. */
export function keepMarkup(what: string, dependsOn: readonly unknown[], draw: () => ReactElement): string {
  const brand = getBrand()
  if (brand !== keptFor || weight > mostKept) {
    kept.clear()
    weight = 0
    keptFor = brand
  }
  const name = what + JSON.stringify(dependsOn)
  const known = kept.get(name)
  if (known !== undefined) return known
  // React gives a text of a thousand pieces, which whoever joins it to others would put together again each time.
  const markup = Buffer.from(renderToString(draw())).toString()
  kept.set(name, markup)
  weight += name.length + markup.length
  return markup
}
