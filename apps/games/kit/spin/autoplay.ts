// Autoplay with its limits: it starts only by the player's choice and stops at the first limit reached.
export const autoplayCounts = [10, 25, 50] as const

/** What the player may lose or win before autoplay stops, in stakes: the same choice in every currency. A loss always has a limit. */
export const lossLimits = [5, 10, 25, 50] as const
export const winLimits = [10, 50, 100] as const

export interface AutoplayChoice {
  count: number
  /** Stop once a single round wins at least this, minor units; null: no such limit. */
  stopAtWin: number | null
  /** Stop before a stake that could bring the loss since the start above this, minor units. */
  largestLoss: number
}

export interface Autoplay extends AutoplayChoice {
  left: number
  /** Stakes less wins since the start, minor units; below zero when ahead. */
  lost: number
}

export type AutoplayEnd = 'done' | 'win' | 'loss' | 'freeSpins' | null

export const startAutoplay = (choice: AutoplayChoice): Autoplay => ({
  ...choice,
  left: choice.count,
  lost: 0,
})

/** Why autoplay ends after a round already counted in `lost`, or null. Free spins always end it, so that the player watches them. */
export function findAutoplayEnd(
  autoplay: Autoplay,
  round: { stake: number; win: number; hadFreeSpins: boolean },
): AutoplayEnd {
  if (round.hadFreeSpins) return 'freeSpins'
  if (autoplay.stopAtWin !== null && round.win >= autoplay.stopAtWin) return 'win'
  if (autoplay.left <= 0) return 'done'
  return autoplay.lost + round.stake > autoplay.largestLoss ? 'loss' : null
}
