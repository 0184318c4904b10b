import { integer, query, row, type RowOf, text, timestamptz } from '@yanta/database/statements'
import type { Updateable } from 'kysely'
import type { PlatformDatabase } from '../../database/platform-database.ts'
import type { PlatformTables } from '../../database/schema.ts'

/** New jobs are due at once; known ones stay as they are. */
export async function insertJobs(db: PlatformDatabase, names: readonly string[], now: Date): Promise<void> {
  await db
    .insertInto('jobs')
    .values(names.map((name) => ({ name, due_at: now, held_until: now })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

const claimed = row({ name: text, dueAt: timestamptz, attempts: integer })

export interface Claim {
  now: Date
  heldUntil: Date
  /** Jobs that this process can run. */
  names: readonly string[]
  /** Those of them that do not wait until they are due. */
  hurried: readonly string[]
}

/** Takes every due job that no process holds; a hurried one does not wait after a failure either. */
export async function claimJobs(
  db: PlatformDatabase,
  { now, heldUntil, names, hurried }: Claim,
): Promise<Run[]> {
  return query(claimed)`
    update jobs set held_until = ${heldUntil}, attempts = attempts + 1, last_error = null
    where name in (
      select name from jobs
      where name = any(${names}::text[])
        and (held_until <= ${now} and due_at <= ${now}
          or name = any(${hurried}::text[]) and (held_until <= ${now} or last_error is not null))
      order by due_at for update skip locked)
    returning name, due_at as "dueAt", attempts`.list(db)
}

/** One run of a job in one process: a process that claims the job later has another number of attempts or another due time. */
export type Run = RowOf<typeof claimed>

export async function extendHold(db: PlatformDatabase, run: Run, heldUntil: Date): Promise<void> {
  await updateRun(db, run, { held_until: heldUntil })
}

export async function finishRun(db: PlatformDatabase, run: Run, now: Date, dueAt: Date): Promise<void> {
  await updateRun(db, run, { due_at: dueAt, held_until: now, attempts: 0, last_error: null })
}

/** The job stays due, so that the next try is of the same run. */
export async function failRun(db: PlatformDatabase, run: Run, retryAt: Date, error: string): Promise<void> {
  await updateRun(db, run, { held_until: retryAt, last_error: error })
}

/** Changes nothing when another process has claimed the job since. */
async function updateRun(
  db: PlatformDatabase,
  { name, dueAt, attempts }: Run,
  change: Updateable<PlatformTables['jobs']>,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set(change)
    .where('name', '=', name)
    .where('due_at', '=', dueAt)
    .where('attempts', '=', attempts)
    .execute()
}
