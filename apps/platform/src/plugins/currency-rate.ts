// Rates of currencies without floats. Events copy them as decimal text with up to six decimals.
import type { Currency } from '@yanta/contract'

/** `parseRate` counts in these: what it gives times an amount in minor units is millionths of a kopeck. */
export const millionths = 1_000_000n
const decimals = 6

/** The rate of a currency of the content, decimal text. @throws Error when the content has none */
export function getRate(
  currency: Currency,
  currencies: readonly { code: Currency; rateToRub: string }[],
): string {
  const entry = currencies.find(({ code }) => code === currency)
  if (!entry) throw new Error(`the content has no rate for ${currency}`)
  return entry.rateToRub
}

/** Roubles for one unit of a currency, in millionths. @throws Error for what is no rate */
export function parseRate(text: string): bigint {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text)
  if (!match) throw new Error(`${text} is no rate: digits with up to ${decimals} decimals`)
  return BigInt(match[1]! + (match[2] ?? '').padEnd(decimals, '0'))
}
