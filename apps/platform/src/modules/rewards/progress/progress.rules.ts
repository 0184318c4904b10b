// The effect of settled rounds on a player's experience, level, compoints and week. Pure.
import type { CalendarWeek } from '../../../plugins/calendar.ts'
import { nextLevel } from '../levels/levels.service.ts'
import { earnCompoints, earnXp } from './earnings.rules.ts'

export interface Progress {
  xp: number
  /** Hundred-millionths of a kopeck. */
  xpRemainder: number
  /** Ten-millionths of a kopeck. */
  compointRemainder: number
  level: number
}

/** A settled round with a real stake. */
export interface EarningRound {
  /** Minor units of real money. */
  stake: number
  win: number
  rateToRub: string
  isSlot: boolean
  /** Percent of the stake that counts. */
  contribution: number
  settledAt: Date
}

/** Real stakes and wins by the games' contribution, in hundredths of minor units. */
export interface WeekPlay extends CalendarWeek {
  stakes: bigint
  wins: bigint
  rounds: number
}

export interface EarningTerms {
  levels: readonly { fromXp: number; compointsRate: number }[]
  /** Kopecks of bets on slots for one compoint on the first level. */
  betsForOne: number
  weekOf(moment: Date): CalendarWeek
}

export interface Earned {
  progress: Progress
  /** Hundredths of compoints. */
  compoints: number
  weeks: WeekPlay[]
}

export const firstProgress: Progress = { xp: 0, xpRemainder: 0, compointRemainder: 0, level: 1 }

/** Compoints are counted by the level before these rounds. */
export function earn(before: Progress, rounds: readonly EarningRound[], terms: EarningTerms): Earned {
  const { levels, betsForOne, weekOf } = terms
  const level = levels[Math.min(before.level, levels.length) - 1]!
  const gained = earnXp(before.xpRemainder, rounds)
  const { hundredths, remainder } = earnCompoints(
    before.compointRemainder,
    rounds.filter(({ isSlot }) => isSlot),
    { betsForOne, levelRate: level.compointsRate },
  )
  return {
    progress: {
      ...addExperience(before, gained.xp, levels),
      xpRemainder: gained.remainder,
      compointRemainder: remainder,
    },
    compoints: hundredths,
    weeks: sumWeeks(rounds, weekOf),
  }
}

export function addExperience(before: Progress, more: number, levels: EarningTerms['levels']): Progress {
  const xp = before.xp + more
  return { ...before, xp, level: nextLevel(levels, before.level, xp) }
}

/** A game that contributes nothing counts for no week, not as a round either. */
function sumWeeks(rounds: readonly EarningRound[], weekOf: EarningTerms['weekOf']): WeekPlay[] {
  const weeks = new Map<number, WeekPlay>()
  for (const { stake, win, contribution, settledAt } of rounds) {
    if (contribution === 0) continue
    const week = weekOf(settledAt)
    const before = weeks.get(week.startsAt.getTime()) ?? { ...week, stakes: 0n, wins: 0n, rounds: 0 }
    weeks.set(week.startsAt.getTime(), {
      ...before,
      stakes: before.stakes + BigInt(stake) * BigInt(contribution),
      wins: before.wins + BigInt(win) * BigInt(contribution),
      rounds: before.rounds + 1,
    })
  }
  return [...weeks.values()]
}
