// The public form of a win.
import { millionths, parseRate } from '../../../plugins/currency-rate.ts'

/** Kopecks of an amount in minor units of another currency, rounded down. `rateToRub` is decimal text with up to six decimals. */
export function convertToRub(amount: number, rateToRub: string): number {
  return Number((BigInt(amount) * parseRate(rateToRub)) / millionths)
}

/** The first two letters of a nickname, or one of a short one. */
export function hideNickName(nickName: string): string {
  const letters = Array.from(nickName)
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join('')}***`
}
