// Whose site this is: the operator's brand as documents know it. It is the same for every page of a server, and a document
// hands it to the browser; docs/brand.md tells where it comes from.
import type { Locale } from '@yanta/contract'

/** A drawing by its address, with its own measures. */
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
  /** Beside the way to the lobby. */
  lobbyIcon: 'home' | 'amber' | 'fern'
  login: BrandPicture
  loginWide: BrandPicture
  /** Picture that shared links show, as a path of the site. */
  share: string
  /** False: the faces of the tokens are used, and loaded early. */
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

/** What a document carries for `readPageBrand`: data, which no browser runs. */
export function writePageBrand(brand: SiteBrand): string {
  return `<script type="application/json" id="${elementId}">${JSON.stringify(brand).replaceAll('<', '\\u003c')}</script>`
}

/** The brand of the document that is open. */
export function readPageBrand(): SiteBrand {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? 'null') as SiteBrand
}
