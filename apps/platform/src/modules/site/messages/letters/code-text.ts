// Text messages with a code. Promises: one segment, the code first, and where it fits a last line that names the site, by which a
// browser offers the code on this site only (origin-bound one-time codes). Nothing about an account: locked screens show it.
import type { BrandNames } from '@yanta/brand'
import type { Locale } from '@yanta/contract'
import type { CodeLetter } from './code-request.ts'

const purposes: Record<Locale, Record<CodeLetter['purpose'], string>> = {
  ru: { login: 'код для входа', registration: 'код для регистрации', restore: 'код для нового пароля' },
  en: { login: 'login code', registration: 'registration code', restore: 'code for a new password' },
}

/** @param host name of the site's host, without port */
export function buildCodeText(
  locale: Locale,
  { brand, brandGenitive }: Pick<BrandNames, 'brand' | 'brandGenitive'>,
  { code, purpose }: Pick<CodeLetter, 'code' | 'purpose'>,
  host: string,
): string {
  const what = purposes[locale][purpose]
  const says =
    locale === 'ru'
      ? [
          `${code} — ${what}, ${brand}. Никому его не говорите.`,
          `${code} — ${what}, ${brand}.`,
          `${code} — код ${brandGenitive}.`,
          `${code} — код.`,
        ]
      : [
          `${code} is your ${brand} ${what}. Never share it.`,
          `${code} is your ${brand} ${what}.`,
          `${code} is your ${brand} code.`,
          `${code} is your code.`,
        ]
  const line = `\n@${host} #${code}`
  return [...says.map((text) => text + line), ...says].find(fitsOneSegment) ?? code
}

/** The characters of GSM 03.38 that take one septet; any other makes the whole message UCS-2. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

export function fitsOneSegment(text: string): boolean {
  return text.length <= (gsm.test(text) ? 160 : 70)
}
