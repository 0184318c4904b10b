import type { Brand } from '@yanta/brand'
import { type Locale, perLocale } from '@yanta/contract'
import { escapeHtml } from '@yanta/server'
import type { PageBrand } from '../api.ts'

/** The brand's part of a page's head; the rest of the brand is embedded there as data for the page's scripts. */
export function buildBrandHead({ names, icons, lockup, style }: Brand, locale: Locale): string {
  const page: PageBrand = { names: perLocale((each) => names[each].brand), lockup: lockup.onDark }
  return (
    `<title>${escapeHtml(page.names[locale])}</title><link rel="icon" href="${icons.vector}" type="image/svg+xml">` +
    (style === null ? '' : `<link rel="stylesheet" href="${style}">`) +
    `<script type="application/json" id="brand">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`
  )
}
