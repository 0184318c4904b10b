// Titles, wire values and order of tournaments. Pure.
import type { TournamentEntry } from '@yanta/content'
import type { Locale, Tournament } from '@yanta/contract'
import { findStatus, type Contest } from '../contests/contests.service.ts'
import type { SeriesContest, TournamentContest } from './tournament-terms.ts'

/** [3.39], [9.26]. */
const mechanics: Record<
  TournamentEntry['mechanic'],
  { value: Tournament['mechanic']['value']; title: Record<Locale, string> }
> = {
  bets: { value: 1, title: { ru: 'По сумме ставок', en: 'By total bets' } },
  wins: { value: 2, title: { ru: 'По сумме выигрышей', en: 'By total wins' } },
  multipliers: { value: 3, title: { ru: 'По сумме множителей', en: 'By summed multipliers' } },
  highest: { value: 4, title: { ru: 'По лучшему множителю', en: 'By highest multiplier' } },
}

export function presentMechanic(
  mechanic: TournamentEntry['mechanic'],
  locale: Locale,
): Tournament['mechanic'] {
  const { value, title } = mechanics[mechanic]
  return { value, title: title[locale] }
}

/** [3.40]. */
export const privacyTypes: Record<TournamentEntry['privacy'], Tournament['privacyType']['value']> = {
  open: 1,
  closed: 2,
  limited: 3,
  compoints: 4,
}

/** Limited ones are locked for who is no member: their tables and their games [5.23]. */
export const isForMembersAlone = ({ privacy }: Pick<TournamentEntry, 'privacy'>): boolean =>
  privacy === 'limited'

/** One joins a series until one of its first stages is over. */
export function isSeriesOpen(
  series: Pick<SeriesContest, 'state' | 'startsAt' | 'endsAt' | 'terms'>,
  stages: readonly Pick<TournamentContest, 'state' | 'startsAt' | 'endsAt' | 'terms'>[],
  now: Date,
): boolean {
  if (findStatus(series, now) === 'past') return false
  const last = stages.find(({ terms }) => terms.stage === series.terms.lastJoinStage)
  return last === undefined || findStatus(last, now) !== 'past'
}

const statuses = { future: 'created', active: 'active', past: 'finished' } as const

/** [4.2-4.3], with the values of the wire. */
export function findWireStatus(
  contest: Pick<Contest, 'state' | 'startsAt' | 'endsAt'>,
  now: Date,
): Tournament['status'] {
  return statuses[findStatus(contest, now)]
}

const order: Record<Tournament['status'], number> = { active: 0, created: 1, finished: 2 }

type Sorted = Pick<Tournament, 'status' | 'sortPriority' | 'startedAt' | 'finishedAt'>

/** Active ones by their end, then future ones by their beginning, then past ones, the latest first; before their times by priority [4.5]. */
export function compareContests(a: Sorted, b: Sorted): number {
  return order[a.status] - order[b.status] || b.sortPriority - a.sortPriority || compareTimes(a, b)
}

function compareTimes(a: Sorted, b: Sorted): number {
  const between = (one: string, other: string) => Date.parse(one) - Date.parse(other)
  if (a.status === 'created') return between(a.startedAt, b.startedAt)
  return a.status === 'finished' ? between(b.finishedAt, a.finishedAt) : between(a.finishedAt, b.finishedAt)
}
