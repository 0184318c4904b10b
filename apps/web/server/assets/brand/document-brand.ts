// The brand for documents: the part that components show, and tags of the head.
import type { Brand } from '@yanta/brand'
import { type Locale, perLocale } from '@yanta/contract'
import { type BrandWords, type SiteBrand, writePageBrand } from '../../../src/site/brand.ts'
import { buildManifestAddress } from './manifest.ts'

export interface DocumentBrand {
  source: Brand
  site: SiteBrand
  /** HTML by language. */
  heads: Record<Locale, string>
}

export function buildDocumentBrand(brand: Brand, base = '/'): DocumentBrand {
  const site = presentBrand(brand)
  const data = writePageBrand(site)
  const heads = perLocale((locale) => buildHead(brand, locale, base) + data)
  return { source: brand, site, heads }
}

/** The part of a brand that components show. */
export function presentBrand(brand: Brand): SiteBrand {
  const words = (locale: Locale): BrandWords => ({
    names: brand.names[locale],
    idea: brand.idea[locale],
    legal: brand.legal[locale],
    motto: { title: brand.motto.title[locale], text: brand.motto.text[locale] },
  })
  const { login, loginWide, share } = brand.pictures
  return {
    words: perLocale(words),
    lockup: brand.lockup.onDark,
    symbol: brand.symbol,
    lobbyIcon: brand.lobbyIcon,
    login,
    loginWide,
    share,
    hasOwnFonts: brand.preloads !== null,
  }
}

/** The style blocks the first paint; fonts are preloaded as early. */
function buildHead({ colors, icons, preloads, style }: Brand, locale: Locale, base: string): string {
  return [
    style && `<link rel="stylesheet" href="${style}"/>`,
    ...(preloads?.[locale] ?? []).map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="anonymous"/>`,
    ),
    `<meta name="theme-color" content="${colors.theme}"/>`,
    `<link rel="icon" href="${icons.vector}" type="image/svg+xml"/>`,
    `<link rel="apple-touch-icon" href="${icons.touch}"/>`,
    `<link rel="manifest" href="${buildManifestAddress(locale, base)}"/>`,
  ]
    .filter(Boolean)
    .join('')
}
