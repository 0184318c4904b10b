import type { Locale } from '@yanta/contract'

export interface CodeWish {
  code: string
  purpose: 'login' | 'registration' | 'restore'
  /** Where a new password is set, from / on; of letters of recovery only. */
  link?: string
  /** Whether the contact belongs to an account. Only who reads the message learns of it. */
  hasAccount: boolean
}

/** One text message: the code first, and last the line by which a browser finds the code of this site. */
export function buildCodeText(locale: Locale, { code }: CodeWish, host: string): string {
  return locale === 'ru' ? `${code} — код {brand}. Никому его не говорите.\n@${host} #${code}` : `${code} is your {brand} code. Never share it.\n@${host} #${code}`
}

export function buildCodeLetter(locale: Locale, { code, link }: CodeWish): { subject: string; body: string } {
  const lines = locale === 'ru'
    ? { subject: `${code} — ваш код {brand}`, body: `Ваш код: ${code}\n\nОн действует 10 минут. Никому его не сообщайте.` }
    : { subject: `${code} is your {brand} code`, body: `Your code: ${code}\n\nIt is good for 10 minutes. Never share it.` }
  return link === undefined ? lines : { ...lines, body: `${lines.body}\n\n${link}` }
}
