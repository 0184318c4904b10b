// What the rounds of this session came to, as the player sees it. Pure.

export interface SessionFigures {
  /** Those that have ended. */
  rounds: number
  /** Minor units, like the wins. */
  staked: number
  won: number
}

export const noFigures: SessionFigures = { rounds: 0, staked: 0, won: 0 }

/** A free round is neither staked nor won by the player's own money: it is not counted. */
export function countRound(
  figures: SessionFigures,
  round: { stake: number; win: number; freeRounds: unknown },
): SessionFigures {
  if (round.freeRounds !== null) return figures
  return { rounds: figures.rounds + 1, staked: figures.staked + round.stake, won: figures.won + round.win }
}

/** Wins less stakes, minor units. */
export const findNet = ({ staked, won }: SessionFigures): number => won - staked
