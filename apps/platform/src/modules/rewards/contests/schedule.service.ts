// The life of contests. Promises: each instance is made once, begins and ends once over all processes, and what became due while none
// was open is caught up; what follows the end is repeated until it is done.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Dates } from '../../../plugins/calendar.ts'
import {
  lockContest,
  selectEnded,
  updateDueStates,
  updateState,
  type Contest,
  type ContestKind,
} from './contests.repository.ts'
import { insertContest, selectLastInstances, updateWaitingTerms } from './instances.repository.ts'
import { addSpan, dayOf, planInstance, type PlannedInstance, type Schedule } from './schedule.rules.ts'
import { createSeed } from './seed.ts'

export { updateDueStates } from './contests.repository.ts'
export { isAnnounced } from './schedule.rules.ts'

/** What instances are made of. */
interface ContestEntry<Terms> {
  slug: string
  schedule: Schedule
  terms: Terms
  /** What the pool begins with, in ten-thousandths of a rouble. */
  pool: number
  /** Of a series: tournaments that are made together with it. */
  stages?: readonly StageEntry[]
}

interface StageEntry {
  /** Of the entry, unlike those of all tournaments and other stages. */
  slug: string
  /** Since the beginning of the series; null: with it. A span such as `7d`. */
  after: string | null
  /** A span such as `7d`. */
  lasts: string
  terms: unknown
}

export interface ContestSource<Terms> {
  kind: ContestKind
  entries: readonly ContestEntry<Terms>[]
  dates: Dates
  /** See `ScheduleContext`. */
  isDemo: boolean
}

/** Makes the instances that are due. What has not begun follows its file, what has begun keeps its terms. @returns how many are new */
export async function createInstances<Terms>(
  db: PlatformDatabase,
  now: Date,
  { kind, entries, dates, isDemo }: ContestSource<Terms>,
): Promise<number> {
  const last = await selectLastInstances(db, kind)
  let made = 0
  for (const entry of entries) {
    const former = last.get(entry.slug) ?? null
    const planned = planInstance(entry.schedule, former, { now, dates, isDemo })
    if (!planned) continue
    const isNew = await db
      .transaction()
      .execute((trx) => insertInstance(trx, now, { kind, dates, entry, planned }))
    if (isNew) made += 1
  }
  return made
}

interface NewInstance {
  kind: ContestKind
  dates: Dates
  entry: ContestEntry<unknown>
  planned: PlannedInstance
}

/** An instance with all of its stages; false when another process has made it. */
async function insertInstance(
  trx: PlatformDatabase,
  now: Date,
  { kind, dates, entry: { slug, terms, pool, stages = [] }, planned: { startsAt, endsAt, day } }: NewInstance,
): Promise<boolean> {
  const name = (entry: string, ofDay: string | null) => (ofDay === null ? entry : `${entry}-${ofDay}`)
  const made = { entry: slug, slug: name(slug, day), startsAt, endsAt, terms, pool, seriesId: null }
  const id = await insertContest(trx, now, { kind, ...made, ...createSeed() })
  if (id === null) return false
  for (const stage of stages) {
    const begin = stage.after === null ? startsAt : addSpan(dates, startsAt, stage.after)
    await insertContest(trx, now, {
      kind: 'tournament',
      entry: stage.slug,
      slug: name(stage.slug, day && dayOf(dates, begin)),
      startsAt: begin,
      endsAt: addSpan(dates, begin, stage.lasts),
      terms: stage.terms,
      pool: 0,
      seriesId: id,
      ...createSeed(),
    })
  }
  return true
}

/** After the content has changed: instances that have not begun take its terms. */
export async function followContent<Terms>(
  db: PlatformDatabase,
  now: Date,
  { kind, entries }: Pick<ContestSource<Terms>, 'kind' | 'entries'>,
): Promise<void> {
  for (const { slug, terms, pool, stages = [] } of entries) {
    await updateWaitingTerms(db, now, { kind, entry: slug, terms, pool })
    for (const stage of stages)
      await updateWaitingTerms(db, now, {
        kind: 'tournament',
        entry: stage.slug,
        terms: stage.terms,
        pool: 0,
      })
  }
}

/** One step that follows the end of a contest; false: it has to wait. */
export type ContestStage<Terms> = (contest: Contest<Terms>) => Promise<boolean>

/** By the state in which each begins; each writes the next state. */
export type ContestStages<Terms> = Readonly<Record<'ended' | 'frozen' | 'drawn', ContestStage<Terms>>>

interface Following<Terms> {
  kind: ContestKind
  /** Whether winners are drawn. */
  hasDraw(terms: Terms): boolean
  stages: ContestStages<Terms>
  /** Within the transaction that begins them. */
  onBegin(trx: PlatformDatabase, begun: readonly Contest<Terms>[]): Promise<void>
  onChange(contest: Contest<Terms>): void
  onError(error: unknown, contest: Contest<Terms>): void
}

/** Begins and ends what is due, then takes each ended contest as far as it can go. One that fails does not hold up the others. */
export async function moveContests<Terms>(
  db: PlatformDatabase,
  now: Date,
  { onBegin, ...following }: Following<Terms>,
): Promise<void> {
  const due = await db.transaction().execute(async (trx) => {
    const moved = await updateDueStates<Terms>(trx, following.kind, now)
    const begun = moved.filter(({ state }) => state === 'active')
    if (begun.length > 0) await onBegin(trx, begun)
    return moved
  })
  for (const contest of due) following.onChange(contest)
  await followEnds(db, now, following)
}

/** Takes each ended contest as far as it can go. */
export async function followEnds<Terms>(
  db: PlatformDatabase,
  now: Date,
  { kind, onError, ...following }: Omit<Following<Terms>, 'onBegin'>,
): Promise<void> {
  for (const ended of await selectEnded<Terms>(db, kind)) {
    try {
      await followEnd(db, now, ended, following)
    } catch (error) {
      onError(error, ended)
    }
  }
}

async function followEnd<Terms>(
  db: PlatformDatabase,
  now: Date,
  contest: Contest<Terms>,
  { hasDraw, stages, onChange }: Pick<Following<Terms>, 'hasDraw' | 'stages' | 'onChange'>,
): Promise<void> {
  const { id, state, terms } = contest
  if (state !== 'ended' && state !== 'frozen' && state !== 'drawn') return
  const isMoved = hasDraw(terms) ? await stages[state](contest) : await finish(db, now, id)
  if (!isMoved) return
  const moved = await db.transaction().execute((trx) => lockContest<Terms>(trx, id))
  onChange(moved)
  if (moved.state !== state) await followEnd(db, now, moved, { hasDraw, stages, onChange })
}

/** Without a draw nothing follows the end. */
async function finish(db: PlatformDatabase, now: Date, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { state } = await lockContest(trx, id)
    if (state !== 'ended') return false
    await updateState(trx, id, 'finished', now)
    return true
  })
}
