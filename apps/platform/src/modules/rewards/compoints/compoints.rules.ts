// One compoint for 100 roubles of real stakes on slots, or their equivalent [9.25]. Counted without floats: a part too small for
// a hundredth is carried over to the next stake.

/** Kopecks of stakes for one compoint. */
export const betsForOneCompoint = 10_000

/** A rate has up to six decimals, so a kopeck is counted in millionths. */
const rateScale = 6
const millionthsPerHundredth = BigInt(betsForOneCompoint / 100) * 10n ** BigInt(rateScale)

export interface CountedStake {
  /** Minor units of real money. */
  stake: number
  /** Roubles for one unit of the stake's currency, decimal text. */
  rateToRub: string
}

export interface Earned {
  /** Hundredths of a compoint. */
  hundredths: number
  /** Millionths of a kopeck carried over; less than one hundredth of a compoint. */
  remainder: number
}

export function earnCompoints(remainder: number, stakes: readonly CountedStake[]): Earned {
  const total = stakes.reduce(
    (sum, { stake, rateToRub }) => sum + BigInt(stake) * parseRate(rateToRub),
    BigInt(remainder),
  )
  return {
    hundredths: Number(total / millionthsPerHundredth),
    remainder: Number(total % millionthsPerHundredth),
  }
}

function parseRate(text: string): bigint {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text)
  if (!match) throw new Error(`${text} is no rate: digits with up to ${rateScale} decimals`)
  return BigInt(match[1]! + (match[2] ?? '').padEnd(rateScale, '0'))
}
