// Markup that many pages share is rendered once by the server: most of a lobby's time went into cards that the page before had
// too, and rendering them anew would make a player's lobby a seventh slower. The key is everything a fragment depends on, so
// one player's fragment can't reach another. The browser never loads this file: it renders the elements.
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type SiteBrand, getBrand } from '../site/brand.ts'

/** In characters. Fits the cards of a few thousand games; a full cache is cleared, and refills fast with what is in use. */
export const largestCache = 8_000_000

interface Piece {
  what: string
  dependsOn: readonly unknown[]
  markup: string
}

/** The markup of `draw`, rendered on first use. `draw` uses no hook, no context and, besides `dependsOn`, only the brand; objects in `dependsOn` never change. */
export const cacheMarkup = createFragmentCache()

function createFragmentCache() {
  const kept = new Map<string, string>()
  /** Last fragment of each object: the same objects are passed for some seconds, and then no key need be serialised. */
  let latest = new WeakMap<object, Piece>()
  let weight = 0
  let cachedFor: SiteBrand | undefined

  return function cacheMarkup(what: string, dependsOn: readonly unknown[], draw: () => ReactElement): string {
    const brand = getBrand()
    if (brand !== cachedFor || weight > largestCache) {
      kept.clear()
      latest = new WeakMap()
      weight = 0
      cachedFor = brand
    }
    const subject = dependsOn.at(-1)
    if (typeof subject !== 'object' || subject === null) return findOrDraw(what, dependsOn, draw)
    const piece = latest.get(subject)
    if (piece?.what === what && isSame(piece.dependsOn, dependsOn)) return piece.markup
    const markup = findOrDraw(what, dependsOn, draw)
    latest.set(subject, { what, dependsOn: [...dependsOn], markup })
    return markup
  }

  function findOrDraw(what: string, dependsOn: readonly unknown[], draw: () => ReactElement): string {
    const name = what + JSON.stringify(dependsOn)
    const known = kept.get(name)
    if (known !== undefined) return known
    // React returns a rope of a thousand strings, which every later concatenation would flatten again.
    const markup = Buffer.from(renderToString(draw())).toString()
    kept.set(name, markup)
    weight += name.length + markup.length
    return markup
  }
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, place) => each === others[place])
}
