// The list of winners and what the socket adds to it. Pure.
import type { EventData, Locale, Winner, winnersAdded } from '@yanta/contract'

/** [9.12]. */
export const winnersShown = 30

/** A win this many times as large as the one in the middle is a big one. */
const bigTimes = 10

/** The list with an event's winners before it; who is in it already stays where they are. */
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

/** From which amount on a win stands out among these. */
export function findBigWin(winners: readonly Winner[]): number {
  const amounts = winners.map(({ amount }) => amount).toSorted((a, b) => a - b)
  return (amounts[Math.floor(amounts.length / 2)] ?? 0) * bigTimes
}
