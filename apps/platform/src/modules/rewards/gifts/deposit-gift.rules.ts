// What a settled deposit does to gifts. Pure; amounts in minor units.
import type { StoredState } from './gifts.rules.ts'

export interface DepositBonusGift {
  state: StoredState
  expiresAt: Date | null
  depositLimit: number | null
  depositProgress: number
  depositCount: number
  terms: { percent: number; leastDeposit: number; deposits: number | null }
}

export interface SettledDeposit {
  amount: number
  beganAt: Date
}

export interface CountedDeposit {
  /** The part of the deposit that the gift counts. */
  counted: number
  bonus: number
  isUsedUp: boolean
}

/** What the chosen deposit bonus makes of a deposit; null when it does not count. A deposit begun before the gift expired is in time. */
export function countDeposit(
  gift: DepositBonusGift,
  { amount, beganAt }: SettledDeposit,
): CountedDeposit | null {
  const { state, expiresAt, depositLimit, depositProgress, depositCount, terms } = gift
  if (state === 'used' || state === 'revoked') return null
  if (expiresAt !== null && beganAt >= expiresAt) return null
  const left = (depositLimit ?? 0) - depositProgress
  const mostDeposits = terms.deposits ?? Number.POSITIVE_INFINITY
  if (left <= 0 || depositCount >= mostDeposits || amount < terms.leastDeposit) return null
  const counted = Math.min(amount, left)
  return {
    counted,
    bonus: Number((BigInt(counted) * BigInt(terms.percent)) / 100n),
    isUsedUp: counted === left || depositCount + 1 >= mostDeposits,
  }
}

/** The place of the prize that `drawn`, from 0 to 9,999, falls on. */
export function findPrize(prizes: readonly { chance: number }[], drawn: number): number {
  let above = 0
  for (const [place, { chance }] of prizes.entries()) {
    above += chance
    if (drawn < above) return place
  }
  throw new RangeError(`${drawn} is beyond the chances of a table that sums to ${above}`)
}
