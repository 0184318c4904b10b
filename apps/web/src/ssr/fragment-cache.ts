// What many pages show alike is drawn once by the server: most of a lobby's time went into cards that the page before had too, and
// drawn anew they would make a player's lobby a seventh dearer. A piece is known by all it depends on, so nobody's own can come to
// somebody else. The browser never loads this: it draws the elements.
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type SiteBrand, getBrand } from './brand.ts'

/** In characters. The cards of a few thousand games; what is asked for again is soon there again. */
export const mostKept = 8_000_000

const kept = new Map<string, string>()
/** What was drawn last of an object. A few seconds long the same objects come again, and then nothing need be spelled to find it. */
let latest = new WeakMap<object, Piece>()
let weight = 0
let keptFor: SiteBrand | undefined

interface Piece {
  what: string
  dependsOn: readonly unknown[]
  markup: string
}

/** The markup of what `draw` gives, drawn when it is first asked for. `draw` may use no hook and no context, and besides `dependsOn` nothing but the brand; objects in it never change. */
export function keepMarkup(what: string, dependsOn: readonly unknown[], draw: () => ReactElement): string {
  const brand = getBrand()
  if (brand !== keptFor || weight > mostKept) {
    kept.clear()
    latest = new WeakMap()
    weight = 0
    keptFor = brand
  }
  const subject = dependsOn.at(-1)
  if (typeof subject !== 'object' || subject === null) return findOrDraw(what, dependsOn, draw)
  const piece = latest.get(subject)
  if (piece?.what === what && isSame(piece.dependsOn, dependsOn)) return piece.markup
  const markup = findOrDraw(what, dependsOn, draw)
  latest.set(subject, { what, dependsOn: [...dependsOn], markup })
  return markup
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, place) => each === others[place])
}

function findOrDraw(what: string, dependsOn: readonly unknown[], draw: () => ReactElement): string {
  const name = what + JSON.stringify(dependsOn)
  const known = kept.get(name)
  if (known !== undefined) return known
  // React gives a text of a thousand pieces, which whoever joins it to others would put together again each time.
  const markup = Buffer.from(renderToString(draw())).toString()
  kept.set(name, markup)
  weight += name.length + markup.length
  return markup
}
