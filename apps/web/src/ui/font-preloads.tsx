import type { Locale } from '@yanta/contract'
import { alphabets } from '@yanta/i18n'
import textCyrillic from '@yanta/brand/fonts/onest-cyrillic.woff2?url'
import textLatin from '@yanta/brand/fonts/onest-latin.woff2?url'
import displayCyrillic from '@yanta/brand/fonts/unbounded-cyrillic.woff2?url'
import displayLatin from '@yanta/brand/fonts/unbounded-latin.woff2?url'

/** The faces of each alphabet; others come when a letter of theirs does. */
const fonts = {
  cyrillic: [textCyrillic, displayCyrillic],
  latin: [textLatin, displayLatin],
}

export function FontPreloads({ locale }: { locale: Locale }) {
  return alphabets[locale]
    .flatMap((alphabet) => fonts[alphabet])
    .map((font) => (
      <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
    ))
}
