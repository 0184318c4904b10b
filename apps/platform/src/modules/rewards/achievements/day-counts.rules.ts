// Counts by days of the site. Rounds arrive in the order of their commits: one of the evening may come after the first ones of the next
// day, but no later.
import type { Count } from './count.rules.ts'

const daysInMind = 2

interface RoundsByDay {
  best: number
  latest: readonly (readonly [day: number, rounds: number])[]
}

export const roundsInDay: Count<RoundsByDay> = {
  begin: { best: 0, latest: [] },
  add({ best, latest }, { day }) {
    const rounds = (latest.find(([known]) => known === day)?.[1] ?? 0) + 1
    const others = latest.filter(([known]) => known !== day)
    return {
      best: Math.max(best, rounds),
      latest: [...others, [day, rounds] as const].sort(([one], [other]) => one - other).slice(-daysInMind),
    }
  },
  measure: ({ best }) => best * 100,
}

interface PlayedDays {
  best: number
  /** Ascending, as many as a row up to the goal can have. */
  latest: readonly number[]
}

export const daysInARow: Count<PlayedDays> = {
  begin: { best: 0, latest: [] },
  add(state, { day }, goal) {
    if (state.latest.includes(day)) return state
    const latest = [...state.latest, day].sort((one, other) => one - other).slice(-(goal + daysInMind))
    return { best: Math.max(state.best, findLongestRow(latest)), latest }
  },
  measure: ({ best }) => best * 100,
}

function findLongestRow(days: readonly number[]): number {
  let [longest, row] = [0, 0]
  for (const [index, day] of days.entries()) {
    row = day === days[index - 1]! + 1 ? row + 1 : 1
    longest = Math.max(longest, row)
  }
  return longest
}
