// What real stakes earn. Counted without floats: a part too small for the next whole unit is carried over, so that many small
// stakes earn what one large stake earns. Pure.
import { millionths, parseRate } from '../../../plugins/currency-rate.ts'

export interface EarningStake {
  /** Minor units of real money. */
  stake: number
  /** Roubles for one unit of the stake's currency, decimal text. */
  rateToRub: string
  /** Percent of the stake that counts: the contribution of its game. */
  contribution: number
}

const kopecksPerXp = 1_000n

/** Experience: 1 for 10 roubles. The remainder is in hundred-millionths of a kopeck. */
export function earnXp(
  remainder: number,
  stakes: readonly EarningStake[],
): { xp: number; remainder: number } {
  const perXp = kopecksPerXp * millionths * 100n
  const total = sumOf(stakes, ({ stake, rateToRub, contribution }) => {
    return BigInt(stake) * parseRate(rateToRub) * BigInt(contribution)
  })
  const sum = total + BigInt(remainder)
  return { xp: Number(sum / perXp), remainder: Number(sum % perXp) }
}

/**
 * Compoints [9.25], in hundredths. `betsForOne` is in kopecks, `levelRate` in tenths: 14 is 1.4 times as many. The remainder is in
 * ten-millionths of a kopeck.
 */
export function earnCompoints(
  remainder: number,
  stakes: readonly Omit<EarningStake, 'contribution'>[],
  { betsForOne, levelRate }: { betsForOne: number; levelRate: number },
): { hundredths: number; remainder: number } {
  const perHundredth = (BigInt(betsForOne) * millionths * 10n) / 100n
  const total = sumOf(stakes, ({ stake, rateToRub }) => {
    return BigInt(stake) * parseRate(rateToRub) * BigInt(levelRate)
  })
  const sum = total + BigInt(remainder)
  return { hundredths: Number(sum / perHundredth), remainder: Number(sum % perHundredth) }
}

function sumOf<Stake>(stakes: readonly Stake[], count: (stake: Stake) => bigint): bigint {
  return stakes.reduce((sum, stake) => sum + count(stake), 0n)
}
