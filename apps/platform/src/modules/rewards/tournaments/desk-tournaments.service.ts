// What the desk does with tournaments and series.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import {
  chooseInstance,
  selectContest,
  selectContestBySlug,
  selectForDesk,
  selectInstances,
  type Contest,
} from '../contests/contests.service.ts'
import { createInvitation } from './joining/invitations.service.ts'
import type { SeriesTerms, TournamentTerms } from './tournament-terms.ts'

export { cancelNow, disqualify, finishNow, rescore, type DeskObstacle } from './life/desk.service.ts'
export { tellTournamentChange } from './life/tell-change.ts'

export type DeskContest = Contest<TournamentTerms | SeriesTerms>

const kinds = ['tournament', 'series'] as const
const mostOver = 20

/** Those that are not over, then the latest of the others, with stages; series after tournaments. */
export async function listForDesk(db: PlatformDatabase): Promise<DeskContest[]> {
  const found: DeskContest[] = []
  for (const kind of kinds) found.push(...(await selectForDesk<DeskContest['terms']>(db, kind, mostOver)))
  return found
}

/** An instance by its id or its own slug; by the slug of all its instances as `chooseInstance`. Tournaments come before series. */
export async function findForDesk(
  db: PlatformDatabase,
  now: Date,
  wanted: string,
): Promise<DeskContest | undefined> {
  for (const kind of kinds) {
    const byId = /^[1-9]\d{0,14}$/.test(wanted)
      ? await selectContest<DeskContest['terms']>(db, kind, Number(wanted))
      : undefined
    const named = byId ?? (await selectContestBySlug<DeskContest['terms']>(db, kind, wanted))
    if (named) return named
    const instances = await selectInstances<DeskContest['terms']>(db, kind, { entries: [wanted], each: 3 })
    const found = chooseInstance(instances, now)
    if (found) return found
  }
  return undefined
}

/** Writes an invitation; to a stage it is one to its series. Null: there is none to join by. */
export async function invite(
  trx: PlatformDatabase,
  now: Date,
  { kind, entry, seriesId, terms }: DeskContest,
  forUserId: number | null,
): Promise<string | null> {
  const series =
    kind === 'tournament' && seriesId !== null
      ? await selectContest<SeriesTerms>(trx, 'series', seriesId)
      : undefined
  const { invitation } = (series?.terms ?? terms).entrance
  return invitation ? createInvitation(trx, now, { entry: series?.entry ?? entry, forUserId }) : null
}
