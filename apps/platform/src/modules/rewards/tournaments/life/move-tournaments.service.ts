// Begins and ends tournaments. Promises: who waited for the beginning of one has chosen it from its first moment on, and its games are
// those that the catalogue had then, whether a job or the first round in it comes first.
import { listCountedSlugs, type Catalogue } from '../../../play/catalogue/catalogue.service.ts'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { updateTerms } from '../../contests/contests.service.ts'
import { updateDueStates } from '../../contests/schedule.service.ts'
import { followStates } from '../choices/choices.service.ts'
import type { TournamentContest, TournamentTerms } from '../tournament-terms.ts'

/** Inside the caller's transaction; those that changed. */
export async function moveDueTournaments(
  trx: PlatformDatabase,
  now: Date,
  catalogue: Pick<Catalogue, 'current'>,
): Promise<TournamentContest[]> {
  const moved = await updateDueStates<TournamentTerms>(trx, 'tournament', now)
  // One that has ended and still has games without names was over before anybody looked.
  const begun = moved.filter(({ state, terms }) => state === 'active' || terms.games.slugs === undefined)
  for (const { id, terms } of begun)
    await updateTerms(trx, id, { ...terms, games: { slugs: listCountedSlugs(catalogue, terms.games) } })
  const idsOf = (contests: readonly TournamentContest[]) => contests.map(({ id }) => id)
  const ended = idsOf(moved.filter(({ state }) => state === 'ended'))
  await followStates(trx, { begun: idsOf(begun), ended })
  return moved
}
