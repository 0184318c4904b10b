// The winners of a promotion as one list. Pure.
import type { Prize, PromotionWinner } from '@yanta/contract'

export interface PrizeWinner extends PromotionWinner {
  prize: Prize
}

/** By place, the main prize first. */
export function listWinners(prizes: readonly Prize[]): PrizeWinner[] {
  return prizes
    .flatMap((prize) => prize.winners.map((winner) => ({ ...winner, prize })))
    .toSorted((one, other) => one.place - other.place)
}

/** Those whose nickname contains the words, whatever the case. */
export function searchWinners(winners: readonly PrizeWinner[], words: string): PrizeWinner[] {
  const wanted = words.trim().toLocaleLowerCase()
  return winners.filter(({ nick_name }) => nick_name.toLocaleLowerCase().includes(wanted))
}
