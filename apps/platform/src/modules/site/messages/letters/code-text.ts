// Text messages with a code. Promises: one segment, the code first, and where it fits a last line that names the site, by which a
// browser offers the code on this site only (origin-bound one-time codes). Nothing about an account: locked screens show it.
import type { BrandNames } from '@yanta/brand'
import type { Locale } from '@yanta/contract'
import { fillText } from '@yanta/i18n'
import type { CodeLetter } from './code-request.ts'

interface CodeWords {
  purposes: Record<CodeLetter['purpose'], string>
  /** From the longest to the shortest. */
  texts: readonly string[]
}

const words: Record<Locale, CodeWords> = {
  ru: {
    purposes: {
      login: 'код для входа',
      registration: 'код для регистрации',
      restore: 'код для нового пароля',
      contact: 'код подтверждения',
      payout: 'код для вывода денег',
    },
    texts: [
      '{code} — {purpose}, {brand}. Никому его не говорите.',
      '{code} — {purpose}, {brand}.',
      '{code} — код {brandGenitive}.',
      '{code} — код.',
    ],
  },
  en: {
    purposes: {
      login: 'login code',
      registration: 'registration code',
      restore: 'code for a new password',
      contact: 'confirmation code',
      payout: 'withdrawal code',
    },
    texts: [
      '{code} is your {brand} {purpose}. Never share it.',
      '{code} is your {brand} {purpose}.',
      '{code} is your {brand} code.',
      '{code} is your code.',
    ],
  },
}

/** @param host name of the site's host, without port */
export function buildCodeText(
  locale: Locale,
  { brand, brandGenitive }: Pick<BrandNames, 'brand' | 'brandGenitive'>,
  { code, purpose }: Pick<CodeLetter, 'code' | 'purpose'>,
  host: string,
): string {
  const { purposes, texts } = words[locale]
  const values = { code, purpose: purposes[purpose], brand, brandGenitive }
  const says = texts.map((text) => fillText(text, values, locale))
  const line = `\n@${host} #${code}`
  return [...says.map((text) => text + line), ...says].find(fitsOneSegment) ?? code
}

/** The characters of GSM 03.38 that take one septet; any other makes the whole message UCS-2. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

export function fitsOneSegment(text: string): boolean {
  return text.length <= (gsm.test(text) ? 160 : 70)
}
