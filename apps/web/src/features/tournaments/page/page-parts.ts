import type { Tournament } from '../../../domain/contest/tournament.ts'
import type { Leaders } from '../../../domain/contest/use-leaders.ts'
import type { JoinAction } from '../../../domain/tournament/use-join-tournament.ts'

/** What the parts of the page are made of. */
export interface PageParts {
  tournament: Tournament
  leaders: Leaders
  join: JoinAction
}
