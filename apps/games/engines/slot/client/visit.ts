// What the rounds of this visit came to, as the player sees it. Pure.

export interface Visit {
  rounds: number
  /** Minor units, like the wins. */
  staked: number
  won: number
}

export const noVisit: Visit = { rounds: 0, staked: 0, won: 0 }

/** A free round is neither staked nor won by the player's own money: it is not counted. */
export function countRound(visit: Visit, round: { stake: number; win: number; freeRounds: unknown }): Visit {
  if (round.freeRounds !== null) return visit
  return { rounds: visit.rounds + 1, staked: visit.staked + round.stake, won: visit.won + round.win }
}
