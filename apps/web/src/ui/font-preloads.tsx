import type { Locale } from '@yanta/contract'
import textCyrillic from './fonts/onest-cyrillic-wght-normal.woff2?url'
import textLatin from './fonts/onest-latin-wght-normal.woff2?url'
import displayCyrillic from './fonts/unbounded-cyrillic-wght-normal.woff2?url'

/** The faces that the first screen of a language is set in; the others come when a letter of theirs does. */
const fonts: Record<Locale, string[]> = { ru: [textCyrillic, displayCyrillic], en: [textLatin] }

export function FontPreloads({ locale }: { locale: Locale }) {
  return fonts[locale].map((font) => <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />)
}
