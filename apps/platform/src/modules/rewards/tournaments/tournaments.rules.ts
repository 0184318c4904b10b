// Titles, wire values and status of tournaments. Pure.
import type { Locale, Tournament } from '@yanta/contract'
import type { TournamentEntry } from '@yanta/content'

/** [3.39], [9.26]. */
export const mechanics: Record<
  TournamentEntry['mechanic'],
  { value: Tournament['mechanic']['value']; title: Record<Locale, string> }
> = {
  bets: { value: 1, title: { ru: 'По сумме ставок', en: 'By total bets' } },
  wins: { value: 2, title: { ru: 'По сумме выигрышей', en: 'By total wins' } },
  multipliers: { value: 3, title: { ru: 'По сумме множителей', en: 'By summed multipliers' } },
  highest: { value: 4, title: { ru: 'По лучшему множителю', en: 'By highest multiplier' } },
}

/** [3.40]. */
export const privacyTypes: Record<TournamentEntry['entry'], Tournament['privacyType']['value']> = {
  open: 1,
  closed: 2,
  limited: 3,
}

/** [4.2-4.3], with the values of the wire. */
export function findContestStatus(
  { startedAt, finishedAt }: Pick<Tournament, 'startedAt' | 'finishedAt'>,
  now: number,
): Tournament['status'] {
  if (Date.parse(finishedAt) <= now) return 'finished'
  return Date.parse(startedAt) > now ? 'created' : 'active'
}

const order: Record<Tournament['status'], number> = { active: 0, created: 1, finished: 2 }

/** [4.5]. */
export function sortContests<Contest extends Pick<Tournament, 'status'>>(
  contests: readonly Contest[],
): Contest[] {
  return contests.toSorted((a, b) => order[a.status] - order[b.status])
}
