// Durable jobs: work that has to happen although processes stop and start. Promises: each run happens at least once, in one process
// of all on the same database; what became due while none was open is caught up at the next start; a run that throws is logged and
// tried again, ever later; closing waits for runs under way.
import type { Clock } from '@yanta/config/clock'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { PlatformDatabase } from '../../database/platform-database.ts'
import { claimJobs, extendHold, failRun, finishRun, insertJobs, type Run } from './jobs.repository.ts'

export interface Job {
  /** The key of its row; never changes. */
  name: string
  everyMs: number
  /**
   * One run. `key` is that of this run in every try and every process: what must happen once stores it in the transaction of its
   * effect. Most jobs need none, since they work off rows that the effect itself takes away.
   */
  run(context: { key: string }): Promise<void>
}

export interface Jobs {
  /** To be called before the platform is ready. */
  add(job: Job): void
  /** Runs a job now, or, if another process just runs it, as soon as that has ended. */
  hurry(name: string): void
  /** Inserts what is new and begins; what is due is taken at once. */
  start(): Promise<void>
  /** Resolves once the runs under way have ended. */
  close(): Promise<void>
}

interface JobsDeps {
  db: PlatformDatabase
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
  lookEveryMs?: number
}

/** How long the job of a killed process waits for another; a longer run extends it. */
const holdMs = 20_000
const mostRetryMs = 60_000

/** Runs them while the platform is open. Added after all else: a run may need what is closed later. */
export function runJobs(app: FastifyInstance): void {
  const { jobs } = app.deps
  app.addHook('onReady', () => jobs.start())
  app.addHook('onClose', () => jobs.close())
}

export function createJobs({ db, clock, log, lookEveryMs = 1_000 }: JobsDeps): Jobs {
  const jobs = new Map<string, Job>()
  const running = new Map<string, { claim: Run; end: Promise<void>; heldUntil: number }>()
  const hurried = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let isClosed = false
  /** A job was hurried during a look, which may not have seen it. */
  let isHurriedAgain = false

  const after = (ms: number) => new Date(clock.now().getTime() + ms)

  async function look(): Promise<void> {
    const now = clock.now()
    await extendRunning(now)
    const names = [...jobs.keys()].filter((name) => !running.has(name))
    const claims = await claimJobs(db, { now, heldUntil: after(holdMs), names, hurried: [...hurried] })
    for (const claim of claims) {
      hurried.delete(claim.name)
      const end = runClaimed(jobs.get(claim.name)!, claim).finally(() => running.delete(claim.name))
      running.set(claim.name, { claim, end, heldUntil: now.getTime() + holdMs })
    }
  }

  async function extendRunning(now: Date): Promise<void> {
    for (const run of running.values()) {
      if (run.heldUntil - now.getTime() >= holdMs / 2) continue
      await extendHold(db, run.claim, after(holdMs))
      run.heldUntil = now.getTime() + holdMs
    }
  }

  async function runClaimed({ name, everyMs, run }: Job, claim: Run): Promise<void> {
    const { dueAt, attempts } = claim
    try {
      await run({ key: `${name} ${dueAt.toISOString()}` })
      const now = clock.now()
      // On the grid of its interval, so that looks which come a little late do not add up; missed turns are one.
      const onGrid = dueAt.getTime() + everyMs
      // A hurried run ends before its turn: the next turn is never later than one interval from now.
      const oneInterval = now.getTime() + everyMs
      const next = onGrid > now.getTime() ? Math.min(onGrid, oneInterval) : oneInterval
      await finishRun(db, claim, now, new Date(next))
    } catch (error) {
      log.error({ err: error, job: name, attempts }, 'a job failed')
      const retryAt = after(Math.min(mostRetryMs, 1_000 * 2 ** attempts))
      await failRun(db, claim, retryAt, String(error).slice(0, 500)).catch((failure: unknown) =>
        log.error({ err: failure, job: name }, 'that a job failed could not be stored'),
      )
    }
  }

  function begin(): void {
    if (isClosed || jobs.size === 0 || looking) return
    isHurriedAgain = false
    looking = look()
      .catch((error: unknown) => log.error({ err: error }, 'due jobs could not be looked for'))
      .finally(() => {
        looking = null
        if (isHurriedAgain) begin()
      })
  }

  return {
    add(job) {
      if (jobs.has(job.name)) throw new Error(`two jobs are called ${job.name}`)
      jobs.set(job.name, job)
    },
    hurry(name) {
      hurried.add(name)
      if (looking) isHurriedAgain = true
      else begin()
    },
    async start() {
      if (jobs.size === 0) return
      await insertJobs(db, [...jobs.keys()], clock.now())
      timer = setInterval(begin, lookEveryMs).unref()
      begin()
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await looking
      await Promise.all([...running.values()].map(({ end }) => end))
    },
  }
}
