// The app manifest [2.56]: the site as an app of the brand.
import type { Brand } from '@yanta/brand'
import { type Locale, locales } from '@yanta/contract'

export const manifestName = 'manifest.webmanifest'
const sizes = ['16', '32', '192', '512'] as const

/** Browsers request manifests without cookies, so the language is part of the address. */
export function buildManifestAddress(locale: Locale, base: string): string {
  const path = base + manifestName
  return locale === locales[0] ? path : `${path}?locale=${locale}`
}

export function buildManifest({ names, idea, colors, icons }: Brand, locale: Locale, base: string): object {
  const name = names[locale].brand
  return {
    id: base,
    name,
    short_name: name,
    description: idea[locale],
    lang: locale,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [
      ...sizes.map((size) => ({ src: icons[size], sizes: `${size}x${size}`, type: 'image/png' })),
      { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: icons.vector, sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
