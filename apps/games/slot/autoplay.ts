// Autoplay with its limits: it starts only by the player's choice and ends by itself at the first limit reached.
export const autoplayCounts = [10, 25, 50] as const

export interface AutoplayChoice {
  count: number
  /** Stop once a round wins at least this, minor units; null: no such limit. */
  stopAtWin: number | null
  /** Stop once the balance is below this, minor units; null: no such limit. */
  stopBelowBalance: number | null
}

export interface Autoplay extends AutoplayChoice {
  left: number
}

export type AutoplayEnd = 'done' | 'win' | 'balance' | 'freeSpins' | null

export const startAutoplay = (choice: AutoplayChoice): Autoplay => ({ ...choice, left: choice.count })

/** Why autoplay ends after a round, or null to go on. Free spins always end it: they are to be watched. */
export function findAutoplayEnd(
  autoplay: Autoplay,
  round: { win: number; balance: number; hadFreeSpins: boolean },
): AutoplayEnd {
  if (round.hadFreeSpins) return 'freeSpins'
  if (autoplay.stopAtWin !== null && round.win >= autoplay.stopAtWin) return 'win'
  if (autoplay.stopBelowBalance !== null && round.balance < autoplay.stopBelowBalance) return 'balance'
  return autoplay.left <= 0 ? 'done' : null
}
