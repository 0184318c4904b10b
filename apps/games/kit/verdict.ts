// How a round, or a spin of it, ended for the player. What gives back no more than the stake is not celebrated as a win.

export type Verdict = 'won' | 'returned' | 'lost'

/** What is said of it. */
export const resultKeys = { won: 'result.win', returned: 'result.returned', lost: 'result.none' } as const

/** @param win, stake minor units; a win holds the stake it was won with */
export function judgeWin(win: number, stake: number): Verdict {
  if (win === 0) return 'lost'
  return win > stake ? 'won' : 'returned'
}
