import { seriesRoom, tournamentChanged, tournamentRoom, tournamentsRoom } from '@yanta/contract'
import type { Realtime } from '../../../../plugins/realtime/realtime.ts'
import type { Contest } from '../../contests/contests.service.ts'
import { findWireStatus } from '../tournaments.rules.ts'

/** Tells open pages that a tournament or series is another one now [4.4]. */
export function tellTournamentChange(
  realtime: Pick<Realtime, 'publish'>,
  contest: Contest<unknown>,
  now: Date,
): void {
  const id = String(contest.id)
  const room = contest.kind === 'series' ? seriesRoom(id) : tournamentRoom(id)
  const change = { id, status: findWireStatus(contest, now), isCancelled: contest.state === 'cancelled' }
  realtime.publish(room, tournamentChanged, change)
  realtime.publish(tournamentsRoom, tournamentChanged, change)
}
