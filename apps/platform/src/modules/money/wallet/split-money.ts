/** An amount in two kinds of money, each in minor units. */
export interface SplitMoney {
  real: number
  bonus: number
}

export const nothing: SplitMoney = { real: 0, bonus: 0 }

export function addMoney(left: SplitMoney, right: SplitMoney): SplitMoney {
  return { real: left.real + right.real, bonus: left.bonus + right.bonus }
}

export function subtractMoney(left: SplitMoney, right: SplitMoney): SplitMoney {
  return { real: left.real - right.real, bonus: left.bonus - right.bonus }
}

export function totalOf({ real, bonus }: SplitMoney): number {
  return real + bonus
}

export function isNothing({ real, bonus }: SplitMoney): boolean {
  return real === 0 && bonus === 0
}

/** Real money first, then bonus where the game allows it. Null when there is too little. */
export function splitStake(amount: number, balances: SplitMoney, allowsBonus: boolean): SplitMoney | null {
  const real = Math.min(amount, balances.real)
  const bonus = amount - real
  if (bonus > (allowsBonus ? balances.bonus : 0)) return null
  return { real, bonus }
}

/** In the ratio of the stake, exact beyond 2^53; an indivisible minor unit is real. */
export function splitWin(amount: number, stake: SplitMoney): SplitMoney {
  if (stake.bonus === 0) return { real: amount, bonus: 0 }
  const bonus = Number((BigInt(amount) * BigInt(stake.bonus)) / BigInt(totalOf(stake)))
  return { real: amount - bonus, bonus }
}
