// What each kind of rule counts: a closed set, whose numbers are content.
import type { AchievementKind } from '@yanta/content'
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

/** A rate has up to six decimals, so a kopeck is counted in millionths: as text, which has no largest number. */
const rateScale = 6

const staked: Count<string> = {
  begin: '0',
  add: (millionths, { stakeReal, rateToRub }) =>
    String(BigInt(millionths) + BigInt(stakeReal) * parseRate(rateToRub)),
  measure: (millionths) => Number(BigInt(millionths) / 10n ** BigInt(rateScale)),
}

function parseRate(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole + decimals.padEnd(rateScale, '0'))
}

/** Changed by the fact of a level, not by rounds. */
const level: Count<number> = {
  begin: 0,
  add: (reached) => reached,
  measure: (reached) => reached * 100,
}

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
} satisfies Record<AchievementKind, unknown>

/** Each reads only states of its own kind. */
export const counts = all as unknown as Record<AchievementKind, Count<unknown>>
