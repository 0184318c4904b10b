import type { StandingsFilter } from '../contests/standings.service.ts'

/** Shown above and below a player [3.38]. */
export const opponentsEach = 2

/** Who has scored is ranked; who is disqualified stands nowhere [3.38]. */
export const scoredFilter: StandingsFilter = { eligibleAt: null, listedAt: null, isScored: true }
