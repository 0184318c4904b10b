// The operator's brand as pages use it. It is the same for every page of a server, and the document passes it to the
// browser; docs/brand.md describes where it comes from.
import type { Locale } from '@yanta/contract'

/** An image's URL with its intrinsic size. */
export interface BrandDrawing {
  address: string
  width: number
  height: number
}

interface BrandPicture {
  avif: string | null
  webp: string
}

export interface BrandWords {
  /** The forms of the name, which every message may fill in: `{brand}`, `{brandGenitive}`, `{brandPrepositional}`. */
  names: { brand: string; brandGenitive: string; brandPrepositional: string }
  idea: string
  motto: { title: string; text: string }
  /** With `{year}` to be filled in. */
  legal: string
}

export interface SiteBrand {
  words: Record<Locale, BrandWords>
  lockup: BrandDrawing
  symbol: BrandDrawing
  /** Icon of the link to the lobby. */
  lobbyIcon: 'home' | 'amber' | 'fern'
  login: BrandPicture
  loginWide: BrandPicture
  /** Preview picture of shared links, as a path of the site. */
  share: string
  /** False: the font faces of the design tokens are used, and preloaded. */
  hasOwnFonts: boolean
}

const elementId = 'brand'
let current: SiteBrand | undefined

export function setBrand(brand: SiteBrand): void {
  current = brand
}

/** Throws before `setBrand`, which every entry calls first. */
export function getBrand(): SiteBrand {
  if (!current) throw new Error('the brand is not set')
  return current
}

/** JSON script element that `readPageBrand` parses; browsers never execute it. */
export function writePageBrand(brand: SiteBrand): string {
  return `<script type="application/json" id="${elementId}">${JSON.stringify(brand).replaceAll('<', '\\u003c')}</script>`
}

/** The brand of the current document. */
export function readPageBrand(): SiteBrand {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? 'null') as SiteBrand
}
