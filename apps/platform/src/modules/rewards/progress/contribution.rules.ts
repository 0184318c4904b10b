import type { EngineId } from '@yanta/game-rules/engines'

export interface ContributingGame {
  engine: EngineId | null
  allowsBonus: boolean
  /** Percent; 0 for a game without bonus money. */
  wagerContribution: number
}

/**
 * Percent of a real stake that counts for experience and for the week: as much as toward a wager. A game that takes no bonus money
 * wagers none, but real money in it counts as in others of its engine.
 */
export function contributionOf(
  { engine, allowsBonus, wagerContribution }: ContributingGame,
  byEngine: Readonly<Partial<Record<EngineId, number>>>,
): number {
  if (allowsBonus) return wagerContribution
  return (engine && byEngine[engine]) ?? 0
}
