// The list of winners, updated by events of the socket. Pure.
import type { EventData, Locale, Winner, winnersAdded } from '@yanta/contract'

/** [9.12]. */
export const winnersShown = 30

/** A win this many times the median is a big one. */
const bigTimes = 10

/** Prepends an event's winners; those already listed keep their position. */
export function addWinners(
  shown: readonly Winner[],
  { data }: EventData<typeof winnersAdded>,
  locale: Locale,
): Winner[] {
  const known = new Set(shown.map(({ id }) => id))
  const added = data
    .filter(({ id }) => !known.has(id))
    .map((winner) => ({ ...winner, game: { ...winner.game, name: winner.game.name[locale] } }))
  return [...added, ...shown].slice(0, winnersShown)
}

/** The minimum amount of a big win in this list. */
export function findBigWin(winners: readonly Winner[]): number {
  const amounts = winners.map(({ amount }) => amount).toSorted((a, b) => a - b)
  return (amounts[Math.floor(amounts.length / 2)] ?? 0) * bigTimes
}
