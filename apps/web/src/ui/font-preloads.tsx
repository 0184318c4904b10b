import type { Locale } from '@yanta/contract'
import textCyrillic from '@yanta/brand/fonts/onest-cyrillic.woff2?url'
import textLatin from '@yanta/brand/fonts/onest-latin.woff2?url'
import displayCyrillic from '@yanta/brand/fonts/unbounded-cyrillic.woff2?url'
import displayLatin from '@yanta/brand/fonts/unbounded-latin.woff2?url'

/** The faces that the first screen of a language is set in; the space and the digits are Latin. The others come when a letter of theirs does. */
const fonts: Record<Locale, string[]> = {
  ru: [textCyrillic, textLatin, displayCyrillic, displayLatin],
  en: [textLatin, displayLatin],
}

export function FontPreloads({ locale }: { locale: Locale }) {
  return fonts[locale].map((font) => (
    <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
  ))
}
