// The result of a round, or of a spin, for the player. A payout of no more than the stake is not celebrated as a win.

export type Verdict = 'won' | 'returned' | 'lost'

/** Message keys of the verdicts. */
export const resultKeys = { won: 'result.win', returned: 'result.returned', lost: 'result.none' } as const

/** @param win, stake minor units; a win holds the stake it was won with */
export function classifyWin(win: number, stake: number): Verdict {
  if (win === 0) return 'lost'
  return win > stake ? 'won' : 'returned'
}
