// What each kind of rule counts: a closed set, whose numbers are content.
import type { AchievementKind } from '@yanta/content'
import { millionths, parseRate } from '../../../plugins/currency-rate.ts'
import type { Count, CountedRound } from './count.rules.ts'
import { daysInARow, roundsInDay } from './day-counts.rules.ts'

const rounds: Count<number> = {
  begin: 0,
  add: (count) => count + 1,
  measure: (count) => count * 100,
}

const games: Count<readonly string[]> = {
  begin: [],
  add: (slugs, { gameSlug }) => (slugs.includes(gameSlug) ? slugs : [...slugs, gameSlug].sort()),
  measure: (slugs) => slugs.length * 100,
}

const isWon = ({ win, stake }: CountedRound): boolean => win > stake

const wonGames: Count<readonly string[]> = {
  ...games,
  add: (slugs, round, goal) => (isWon(round) ? games.add(slugs, round, goal) : slugs),
}

const multiplier: Count<number> = {
  begin: 0,
  add: (best, { win, stake }) => Math.max(best, Number((BigInt(win) * 100n) / BigInt(stake))),
  measure: (best) => best,
}

const winsInARow: Count<{ now: number; best: number }> = {
  begin: { now: 0, best: 0 },
  add({ now, best }, round) {
    const next = isWon(round) ? now + 1 : 0
    return { now: next, best: Math.max(best, next) }
  },
  measure: ({ best }) => best * 100,
}

/** Millionths of a kopeck, as text, which has no largest number. */
const staked: Count<string> = {
  begin: '0',
  add: (sum, { stakeReal, rateToRub }) => String(BigInt(sum) + BigInt(stakeReal) * parseRate(rateToRub)),
  measure: (sum) => Number(BigInt(sum) / millionths),
}

/** Changed by the fact of a level, not by rounds. */
const level: Count<number> = {
  begin: 0,
  add: (reached) => reached,
  measure: (reached) => reached * 100,
}

/** Changed by the facts of deposits, not by rounds. */
const deposits: Count<number> = { ...rounds, add: (count) => count }

const all = {
  rounds,
  roundsInDay,
  games,
  wonGames,
  multiplier,
  winsInARow,
  staked,
  daysInARow,
  level,
  deposits,
} satisfies Record<AchievementKind, unknown>

/** Each reads only states of its own kind. */
export const counts = all as unknown as Record<AchievementKind, Count<unknown>>
