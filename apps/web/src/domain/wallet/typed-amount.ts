// Sums as players type them, by language. Pure; amounts in minor units.
import type { Locale } from '@yanta/contract'
import { formatDecimal, formatNumber, numberSigns } from '@yanta/i18n'

/** `unreadable`: no sum of money. `huge`: more than any number can be trusted with. */
export type ReadAmount = { amount: number } | { problem: 'empty' | 'unreadable' | 'huge' }

/** Reads `5 000,50` in Russian and `5,000.50` in English; groups of digits may be missing, and spaces count nowhere. */
export function readAmount(text: string, locale: Locale): ReadAmount {
  const { group, decimal } = numberSigns[locale]
  const plain = text.replace(/\s/g, '')
  if (plain === '') return { problem: 'empty' }
  const [whole = '', fraction = '', ...rest] = plain.split(decimal)
  const isGrouped = group !== '\u00a0' && whole.includes(group)
  const isWhole = isGrouped
    ? whole.split(group).every((part, place) => (place === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part))
    : /^\d+$/.test(whole)
  if (!isWhole || rest.length > 0 || !/^\d{0,2}$/.test(fraction)) return { problem: 'unreadable' }
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? { amount } : { problem: 'huge' }
}

/** The same sum as the field writes it: `5 000`, and with a fraction `5 000,50`. */
export function writeAmount(amount: number, locale: Locale): string {
  return amount % 100 === 0 ? formatNumber(amount / 100, locale) : formatDecimal(amount, locale)
}

/** How a sum lies to the limits. */
export function compareToLimits(
  amount: number,
  { min, max }: { min: number; max: number },
): 'low' | 'high' | null {
  if (amount < min) return 'low'
  return amount > max ? 'high' : null
}
