// What the desk does with tournaments and series. Each change is made inside the caller's transaction, under the locks of the series, then
// of its stages.
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { lockContest, selectStages, updateState, type Contest } from '../../contests/contests.service.ts'
import { beginWriting, followStates, leave } from '../choices/choices.service.ts'
import { scoreAgain } from '../scoring/scoring.service.ts'
import type { TournamentContest, TournamentTerms } from '../tournament-terms.ts'
import { updateDisqualified, updateEnd, updateEnded } from './life.repository.ts'

/** Why nothing was done. `decided`: winners are known. */
export type DeskObstacle =
  | 'not begun'
  | 'over'
  | 'decided'
  | 'cancelled'
  | 'no member'
  | 'no score of its own'

/** A series with its stages, or a tournament with none. */
interface Locked {
  contest: Contest<unknown>
  stages: readonly TournamentContest[]
}

/** In the order of ids: a series is older than its stages. */
async function lockWithStages(
  trx: PlatformDatabase,
  { id, seriesId }: Pick<Contest<unknown>, 'id' | 'seriesId'>,
): Promise<Locked> {
  if (seriesId !== null) await lockContest(trx, seriesId)
  const contest = await lockContest(trx, id)
  const stages: TournamentContest[] = []
  if (contest.kind === 'series')
    for (const stage of (await selectStages<TournamentTerms>(trx, id)).toSorted((a, b) => a.id - b.id))
      stages.push(await lockContest<TournamentTerms>(trx, stage.id))
  return { contest, stages }
}

const isOpen = ({ state }: Pick<Contest<unknown>, 'state'>) =>
  state === 'created' || state === 'active' || state === 'ended'

function findObstacle({ state }: Pick<Contest<unknown>, 'state'>): DeskObstacle | null {
  if (state === 'cancelled') return 'cancelled'
  return isOpen({ state }) ? null : 'decided'
}

/**
 * Ends one that runs now; of a series also the stage that runs, and later stages are cancelled. Winners follow as at its own end. By the
 * clock, not by the state, which follows it some seconds later: what has reached its own end keeps it.
 */
export async function finishNow(
  trx: PlatformDatabase,
  clock: Clock,
  wanted: Pick<Contest<unknown>, 'id' | 'seriesId'>,
): Promise<DeskObstacle | null> {
  const { contest, stages } = await lockWithStages(trx, wanted)
  const obstacle = findObstacle(contest)
  if (obstacle) return obstacle
  const now = clock.now()
  const isOver = ({ state, endsAt }: Contest<unknown>) =>
    state === 'ended' || (endsAt !== null && endsAt <= now)
  if (isOver(contest)) return 'over'
  if (contest.state === 'created') return 'not begun'
  await beginWriting(trx)
  const open = [contest, ...stages].filter((each) => !isOver(each))
  const running = open.filter(({ state }) => state === 'active')
  for (const { id } of running) await updateEnded(trx, now, id)
  for (const { id, state, startsAt } of open) {
    if (state !== 'created') continue
    if (startsAt < now) await updateEnd(trx, now, id)
    else await updateState(trx, id, 'cancelled', now)
  }
  await followStates(trx, { begun: [], ended: running.map(({ id }) => id) })
  return null
}

/** Ends one for good: nothing is paid, and paid seats are given back; of a series also its stages whose winners are not known. */
export async function cancelNow(
  trx: PlatformDatabase,
  clock: Clock,
  wanted: Pick<Contest<unknown>, 'id' | 'seriesId'>,
): Promise<DeskObstacle | null> {
  const { contest, stages } = await lockWithStages(trx, wanted)
  const obstacle = findObstacle(contest)
  if (obstacle) return obstacle
  const ids = [contest, ...stages].filter(isOpen).map(({ id }) => id)
  for (const id of ids) await updateState(trx, id, 'cancelled', clock.now())
  await leave(trx, clock, ids)
  return null
}

/** The player keeps no rank and no seat, and wins nothing; of a series also in its stages. Again changes nothing. */
export async function disqualify(
  trx: PlatformDatabase,
  clock: Clock,
  wanted: Pick<Contest<unknown>, 'id' | 'seriesId'>,
  userId: number,
): Promise<DeskObstacle | null> {
  const { contest, stages } = await lockWithStages(trx, wanted)
  const obstacle = findObstacle(contest)
  if (obstacle) return obstacle
  const contestIds = [contest, ...stages].filter(isOpen).map(({ id }) => id)
  if ((await updateDisqualified(trx, clock.now(), { contestIds, userId })) === 0) return 'no member'
  await leave(trx, clock, contestIds, userId)
  return null
}

/** Counts the scores anew. The number of rounds that lie in its time; a series follows when its stages are final. */
export async function rescore(
  trx: PlatformDatabase,
  wanted: Pick<Contest<unknown>, 'id' | 'seriesId'>,
): Promise<DeskObstacle | { rounds: number }> {
  const { contest } = await lockWithStages(trx, wanted)
  const obstacle = findObstacle(contest)
  if (obstacle) return obstacle
  if (contest.kind === 'series') return 'no score of its own'
  if (contest.state === 'created') return 'not begun'
  return { rounds: await scoreAgain(trx, contest as TournamentContest) }
}
