// The rounds that a demo player is said to have played: sittings in the evenings of the weeks of `progress`, whose sums are those of the
// weeks to the kopeck. Pure, and the same for the same week.
import { addSeconds } from '@yanta/config/clock'
import type { CalendarWeek } from '../../plugins/calendar.ts'

export interface DemoRound {
  at: Date
  game: string
  stake: number
  win: number
}

interface PlayedWeek extends Pick<CalendarWeek, 'startsAt'> {
  /** The play lies before it. */
  endsAt: Date
  /** Minor units. */
  stakes: number
  wins: number
  rounds: number
}

const [hour, day] = [3_600, 86_400]
const roundSeconds = 9
/** How long and how late the sittings of a week's days are. */
const lengths = [3, 1, 4, 2, 5, 3, 2]
const beginnings = [19.2, 20.6, 18.9, 21.1, 19.7, 17.4, 18.2]
/** What a round brings, in parts of its stake before the week's wins are shared out. */
const returns = [0, 0, 1.5, 0, 2, 0, 0, 0.5, 3, 0, 0, 1, 0, 0, 2.5, 0, 0.5, 0, 0, 5, 0, 1.2, 0]
/** Minor units that amounts are rounded to. */
const unit = 100

/** The rounds of a week, in their order. */
export function buildWeekRounds(week: PlayedWeek, games: readonly string[]): DemoRound[] {
  const sittings = findSittings(week)
  const all = sittings.reduce((sum, { length }) => sum + length, 0)
  const stakes = share(
    week.stakes,
    Array.from({ length: week.rounds }, () => 1),
  )
  const shift = Math.floor(week.startsAt.getTime() / (day * 1_000))
  const wins = share(
    week.wins,
    stakes.map(
      (stake, index) => stake * returns[(index * 5 + Math.floor(index / 7) + shift) % returns.length]!,
    ),
  )
  const counts = share(
    week.rounds,
    sittings.map(({ length }) => length / all),
    1,
  )
  let index = 0
  return sittings.flatMap(({ startsAt, seconds }, sitting) =>
    Array.from({ length: counts[sitting]! }, (_, place) => {
      const round = {
        at: addSeconds(
          startsAt,
          (place * Math.min(roundSeconds * counts[sitting]!, seconds)) / counts[sitting]!,
        ),
        game: games[(sitting + Math.floor(place / 40)) % games.length]!,
        stake: stakes[index]!,
        win: wins[index]!,
      }
      index += 1
      return round
    }),
  )
}

/** Evenings that lie in the week; before its first one is over, one sitting in the middle of what there is. */
function findSittings({
  startsAt,
  endsAt,
}: PlayedWeek): { startsAt: Date; seconds: number; length: number }[] {
  const evenings = lengths
    .map((length, index) => ({
      startsAt: addSeconds(startsAt, index * day + beginnings[index]! * hour),
      seconds: 2 * hour,
      length,
    }))
    .filter((evening) => addSeconds(evening.startsAt, evening.seconds) <= endsAt)
  if (evenings.length > 0) return evenings
  const seconds = (endsAt.getTime() - startsAt.getTime()) / 2_000
  return [{ startsAt: addSeconds(startsAt, seconds / 2), seconds, length: 1 }]
}

/** Shares a sum out in proportion, in whole units; what rounding leaves goes to the largest share. */
function share(sum: number, weights: readonly number[], least = unit): number[] {
  const whole = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) => Math.floor((sum * weight) / whole / least) * least)
  const rest = sum - shares.reduce((total, each) => total + each, 0)
  const largest = weights.indexOf(Math.max(...weights))
  return shares.map((each, index) => (index === largest ? each + rest : each))
}
