// Self-exclusion: a player closes their own account for play. Promises: once it is answered no stake and no deposit of the player is
// accepted, because the wallet is locked while it is written; nothing shortens it, and it ends only when somebody opens the account again.
import type { Currency, ExclusionTerm, SelfExclusion } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Deps } from '../../../plugins/deps.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { lockWallet, openWallet } from '../../money/ledger/ledger.service.ts'
import { findPersonBar } from '../barred-persons/barred-persons.service.ts'
import { closeForPlay } from './close-for-play.service.ts'
import {
  endRow,
  getPerson,
  insertExclusion,
  lockRunning,
  moveEnd,
  selectExcluded,
  selectExclusions,
  selectVerifiedTwins,
  type Exclusion,
} from './exclusion.repository.ts'
import { findTermEnd, isLater, isOver } from './exclusion.rules.ts'
import { nameKey, type PersonName } from '../barred-persons/barred-persons.service.ts'

export type { Exclusion } from './exclusion.repository.ts'

/** `sessionSecret` keys the run tokens. */
export type ExclusionDeps = Pick<Deps, 'clock'> & { config: { sessionSecret: string } }

/**
 * Closes the player's account for play at once, see `closeForPlay`, and with it every other one whose verified name and birthday are the
 * same. A running exclusion that ends later stays as it is.
 */
export async function excludeSelf(
  deps: ExclusionDeps & Pick<Deps, 'db' | 'realtime'>,
  player: { id: number; currency: Currency },
  term: ExclusionTerm,
): Promise<SelfExclusion> {
  const { exclusion, notices } = await deps.db.transaction().execute(async (trx) => {
    const others = await listSamePersons(trx, player.id)
    // In one order, whichever of the accounts asks.
    for (const each of [player, ...others].toSorted((one, other) => one.id - other.id)) {
      await openWallet(trx, each.id, each.currency)
      await lockWallet(trx, each.id)
    }
    const now = deps.clock.now()
    const wanted = { until: findTermEnd(now, term), sameAs: null }
    const running = await lockRunning(trx, player.id)
    const exclusion = await writeLonger(trx, now, { userId: player.id, running, wanted })
    const notices = [await close(trx, deps, player)]
    for (const { id } of others) notices.push((await excludeSamePerson(trx, deps, id)) ?? (() => {}))
    return { exclusion, notices }
  })
  for (const notify of notices) notify(deps.realtime)
  return { startedAt: exclusion.startedAt.toISOString(), until: exclusion.until?.toISOString() ?? null }
}

/**
 * Opens the account again once the term is over.
 * @throws Refusal self_exclusion_not_found; self_excluded while the term runs
 */
export async function endSelfExclusion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const running = await lockRunning(trx, userId)
    if (!running) throw new Refusal('self_exclusion_not_found')
    const now = clock.now()
    if (!isOver(running, now)) throw new Refusal('self_excluded')
    await endRow(trx, now, running.id)
  })
}

/**
 * Closes the account of a player who has the name and the birthday of somebody excluded, until the same end, inside the caller's
 * transaction; to be called after the name or the birthday has changed, or a document has confirmed them.
 * @returns what to publish after the commit; null when the account stays as it is
 */
export async function excludeSamePerson(
  trx: PlatformDatabase,
  deps: ExclusionDeps,
  userId: number,
): Promise<AfterCommit | null> {
  const { birthday, currency, ...name } = await getPerson(trx, userId)
  const key = nameKey(name)
  if (birthday === null || key === null) return null
  const now = deps.clock.now()
  const excluded = (await selectExcluded(trx, now, { birthday, userId })).filter(
    (other) => nameKey(other) === key,
  )
  const [longest] = [...excluded, ...(await listBars(trx, deps, { userId, birthday, ...name }))].toSorted(
    (one, other) => (isLater(one.until, other.until) ? -1 : 1),
  )
  if (!longest) return null
  await openWallet(trx, userId, currency)
  await lockWallet(trx, userId)
  const running = await lockRunning(trx, userId)
  if (running && !isLater(longest.until, running.until)) return null
  await writeLonger(trx, now, { userId, running, wanted: { until: longest.until, sameAs: longest.id } })
  return close(trx, deps, { id: userId, currency })
}

/** The exclusion of the same person whose account was erased; none where it has been ended for this player before. */
async function listBars(
  trx: PlatformDatabase,
  deps: ExclusionDeps,
  { userId, ...person }: PersonName & { userId: number; birthday: string },
): Promise<{ id: null; until: Date | null }[]> {
  const bar = await findPersonBar(trx, deps, person)
  if (!bar) return []
  const wasEnded = (await selectExclusions(trx, userId)).some(
    ({ endedAt, until }) => endedAt !== null && until?.getTime() === bar.until?.getTime(),
  )
  return wasEnded ? [] : [{ id: null, until: bar.until }]
}

/** Other open accounts of a player, known by a name and a birthday that are verified on both. */
async function listSamePersons(
  trx: PlatformDatabase,
  userId: number,
): Promise<{ id: number; currency: Currency }[]> {
  const { birthday, currency: _own, ...name } = await getPerson(trx, userId)
  const key = nameKey(name)
  if (birthday === null || key === null) return []
  const twins = await selectVerifiedTwins(trx, { userId, birthday })
  return twins.filter((twin) => nameKey(twin) === key)
}

/** All exclusions of a player, the latest first, for the desk. */
export function listExclusions(db: PlatformDatabase, userId: number): Promise<Exclusion[]> {
  return selectExclusions(db, userId)
}

/**
 * Ends the running exclusion for the desk, inside the caller's transaction.
 * @param isError it should never have begun: then its term need not be over
 * @returns the exclusion that was ended, or why none was
 */
export async function liftExclusion(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  { isError }: { isError: boolean },
): Promise<Exclusion | 'none' | 'running'> {
  const running = await lockRunning(trx, userId)
  if (!running) return 'none'
  if (!isError && !isOver(running, now)) return 'running'
  await endRow(trx, now, running.id)
  return running
}

interface Wanted {
  userId: number
  running: Exclusion | undefined
  wanted: { until: Date | null; sameAs: number | null }
}

/** Writes what is wanted unless one runs that ends no earlier. */
async function writeLonger(
  trx: PlatformDatabase,
  now: Date,
  { userId, running, wanted }: Wanted,
): Promise<{ startedAt: Date; until: Date | null }> {
  if (!running) {
    await insertExclusion(trx, { userId, startedAt: now, ...wanted })
    return { startedAt: now, until: wanted.until }
  }
  if (!isLater(wanted.until, running.until)) return running
  await moveEnd(trx, { id: running.id, ...wanted })
  return { startedAt: running.startedAt, until: wanted.until }
}

function close(
  trx: PlatformDatabase,
  { clock, config }: ExclusionDeps,
  player: { id: number; currency: Currency },
): Promise<AfterCommit> {
  return closeForPlay(trx, { clock, secret: config.sessionSecret }, player)
}
