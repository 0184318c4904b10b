// The tournament that a player has chosen [4.31]. Promises: one at a time; stretches of time in which rounds count do not overlap; and no
// round that began after a choice is counted before that choice is committed, so that counting anew finds the same.
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import {
  beginWriting,
  closeChoices,
  closeOtherChoice,
  closeWithContests,
  insertChoice,
  insertChoicesOfBegun,
  selectOpenChoice,
} from './choices.repository.ts'

export { beginWriting, selectChoices, type Choice } from './choices.repository.ts'

const mostTries = 5

/**
 * Rounds of the player that begin from now on count in this tournament, which runs, and no longer in the one chosen before. Again
 * changes nothing. To be called as late as possible: the moment is that of the call.
 */
export async function choose(
  trx: PlatformDatabase,
  clock: Clock,
  userId: number,
  { id: contestId }: { id: number },
): Promise<void> {
  await beginWriting(trx)
  const now = clock.now()
  for (let laterMs = 0; laterMs < mostTries; laterMs += 1) {
    await closeOtherChoice(trx, now, { userId, contestId })
    // Later each time: the player may just have left it.
    if (await insertChoice(trx, now, { userId, contestId, laterMs })) return
    // Another request of the player may have chosen meanwhile.
    if ((await selectOpenChoice(trx, userId))?.contestId === contestId) return
  }
  throw new Error(`player ${userId} chooses too many tournaments at once`)
}

/** Id of the tournament that the player has chosen; it may have ended a moment ago. Null: none. */
export async function findChosen(db: PlatformDatabase, userId: number): Promise<number | null> {
  return (await selectOpenChoice(db, userId))?.contestId ?? null
}

/** After tournaments have ended or begun, in the transaction that says so: who waited for the beginning of one has chosen it [4.33]. */
export async function followStates(
  trx: PlatformDatabase,
  { begun, ended }: { begun: readonly number[]; ended: readonly number[] },
): Promise<void> {
  if (ended.length > 0) await closeWithContests(trx, ended)
  if (begun.length === 0) return
  await insertChoicesOfBegun(trx, begun)
  // Those that were over before anybody looked.
  if (ended.length > 0) await closeWithContests(trx, ended)
}

/** Rounds of the player that begin from now on count in no tournament. */
export async function leaveChosen(trx: PlatformDatabase, clock: Clock, userId: number): Promise<void> {
  const chosen = await findChosen(trx, userId)
  if (chosen !== null) await leave(trx, clock, [chosen], userId)
}

/** Rounds that begin from now on no longer count in a contest: of one player, or of anybody. */
export async function leave(
  trx: PlatformDatabase,
  clock: Clock,
  contestIds: readonly number[],
  userId?: number,
): Promise<void> {
  await beginWriting(trx)
  await closeChoices(trx, clock.now(), { contestIds, ...(userId !== undefined && { userId }) })
}
