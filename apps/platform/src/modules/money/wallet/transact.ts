// How wallet requests become transactions. On a server each request has its own. The embedded database has one connection, and a
// commit there waits for the disk: requests that arrive meanwhile share the next commit. None is answered before that commit.
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

/** Runs work inside a transaction. Work may be retried from its beginning, so it must write nothing before it refuses. */
export type Transact = <Result>(work: (trx: PlatformDatabase) => Promise<Result>) => Promise<Result>

interface Job {
  work: (trx: PlatformDatabase) => Promise<unknown>
  resolve: (result: any) => void
  reject: (error: unknown) => void
}

const largestGroup = 16

export function transactAlone(db: PlatformDatabase): Transact {
  return (work) => db.transaction().execute(work)
}

/** For the embedded database: waiting requests are committed together, in the order of their arrival. */
export function transactTogether(db: PlatformDatabase): Transact {
  let waiting: Job[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const group = waiting.slice(0, largestGroup)
      waiting = waiting.slice(largestGroup)
      await runGroup(db, group)
    }
    isRunning = false
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject })
      if (!isRunning) void run()
    })
}

async function runGroup(db: PlatformDatabase, group: readonly Job[]): Promise<void> {
  try {
    const deliveries = await db.transaction().execute(async (trx) => {
      const list: (() => void)[] = []
      for (const job of group) list.push(await runJob(trx, job))
      return list
    })
    for (const deliver of deliveries) deliver()
  } catch (error) {
    if (group.length === 1) return group[0]!.reject(error)
    // One job broke the shared transaction: each runs alone, so that only that job fails.
    for (const job of group) await runGroup(db, [job])
  }
}

/** A refusal is a result like any other; any other error aborts the transaction. */
async function runJob(trx: PlatformDatabase, { work, resolve, reject }: Job): Promise<() => void> {
  try {
    const result = await work(trx)
    return () => resolve(result)
  } catch (error) {
    if (error instanceof Refusal) return () => reject(error)
    throw error
  }
}
