// The pool of a promotion [9.27]: 1 % of what all players win. Pure.
import { millionths, parseRate } from '../../../../plugins/currency-rate.ts'

/** A pool in ten-thousandths of a rouble, and in millionths of one of them. */
export interface Pool {
  pool: number
  poolRemainder: number
}

/** A win of real money in minor units; `rateToRub` is decimal text. */
export interface PooledWin {
  win: number
  rateToRub: string
}

/** A hundredth of a minor unit is a ten-thousandth of a rouble: 1 % of a win has as many of them as the win has minor units. */
export function addWins({ pool, poolRemainder }: Pool, wins: readonly PooledWin[]): Pool {
  const sum = wins.reduce(
    (total, { win, rateToRub }) => total + BigInt(win) * parseRate(rateToRub),
    BigInt(poolRemainder),
  )
  return { pool: pool + Number(sum / millionths), poolRemainder: Number(sum % millionths) }
}

/** An equal share of a pool, in minor units of a currency, rounded down. */
export function sharePool(pool: number, shares: number, rateToRub: string): number {
  return Number((BigInt(pool) * millionths) / (100n * BigInt(shares) * parseRate(rateToRub)))
}
