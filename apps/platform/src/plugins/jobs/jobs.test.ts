import { createMovedClock } from '@yanta/config/clock'
import type { Database } from '@yanta/database'
import { createServerTestDatabase, createTestDatabase, testServerUrl } from '@yanta/database/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { migratedPlatform } from '../../testing/templates.ts'
import { createJobs, type Jobs } from './jobs.ts'

const everyMs = 60_000

/** A promise to be resolved from outside. */
const gate = () => Promise.withResolvers<void>()

describe.each(testServerUrl ? (['embedded', 'server'] as const) : (['embedded'] as const))(
  '%s database',
  (kind) => {
    /** One for each process; an embedded database has one process, whose two runners represent two. */
    let databases: Database[]
    const open: Jobs[] = []
    const clock = createMovedClock()
    const error = vi.fn()

    beforeAll(async () => {
      const template = migratedPlatform
      if (kind === 'embedded') databases = [await createTestDatabase({ template })]
      else {
        const database = await createServerTestDatabase(testServerUrl!, { template })
        databases = [database, await database.openAgain()]
      }
    })
    afterEach(async () => {
      await Promise.all(open.splice(0).map((jobs) => jobs.close()))
      await databases[0]!.db.deleteFrom('jobs').execute()
      error.mockReset()
    })
    afterAll(async () => {
      for (const database of databases.toReversed()) await database.close()
    })

    async function startProcess(run: (context: { key: string }) => Promise<void>, index = 0): Promise<Jobs> {
      const { db } = databases[index % databases.length]!
      const jobs = createJobs({ db, clock, log: { error }, lookEveryMs: 5 })
      jobs.add({ name: 'count', everyMs, run })
      open.push(jobs)
      await jobs.start()
      return jobs
    }
    const readRow = () => databases[0]!.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
    const waitUntilDone = () =>
      vi.waitFor(async () =>
        expect((await readRow()).due_at.getTime()).toBeGreaterThan(clock.now().getTime()),
      )

    test('a new job runs at once, and again when its interval is over', async () => {
      const run = vi.fn(async () => {})
      await startProcess(run)
      await waitUntilDone()
      expect(run).toHaveBeenCalledTimes(1)
      clock.advance({ ms: everyMs })
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
      await waitUntilDone()
    })

    test('of two processes one runs a job, and the other one the next time if the first has closed', async () => {
      const ran: number[] = []
      const held = gate()
      const processes = await Promise.all(
        [0, 1].map((index) =>
          startProcess(async () => {
            ran.push(index)
            await held.promise
          }, index),
        ),
      )
      await vi.waitFor(() => expect(ran).toHaveLength(1))
      // Both look again and again while it runs.
      const { attempts } = await readRow()
      held.resolve()
      await waitUntilDone()
      expect({ ran: ran.length, attempts }).toEqual({ ran: 1, attempts: 1 })
      await processes[ran[0]!]!.close()
      clock.advance({ ms: everyMs })
      await vi.waitFor(() => expect(ran).toEqual([ran[0], 1 - ran[0]!]))
    })

    test('what became due while no process was open runs once at the next start', async () => {
      await (await startProcess(async () => {})).close()
      clock.advance({ days: 3 })
      const run = vi.fn(async () => {})
      await startProcess(run)
      await waitUntilDone()
      expect(run).toHaveBeenCalledTimes(1)
    })

    test('the job of a process that was killed is taken over once its hold has ended', async () => {
      await startProcess(() => Promise.reject(new Error('killed')))
      await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1))
      await open.splice(0)[0]!.close()
      await databases[0]!.db
        .updateTable('jobs')
        .set({ held_until: new Date(clock.now().getTime() + 20_000), attempts: 1, last_error: null })
        .execute()
      const run = vi.fn(async () => {})
      const jobs = await startProcess(run, 1)
      jobs.hurry('count')
      expect(run).not.toHaveBeenCalled()
      clock.advance({ seconds: 20 })
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    })

    test('a hurried job does not wait until a failed run is due again', async () => {
      const run = vi.fn(() => Promise.reject(new Error('no connection')))
      const jobs = await startProcess(run)
      await vi.waitFor(async () => expect((await readRow()).last_error).toContain('no connection'))
      jobs.hurry('count')
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
    })

    test('a process that stalled beyond its hold does not release the run of another one', async () => {
      const stalled = gate()
      const first = await startProcess(() => stalled.promise)
      await vi.waitFor(async () => expect((await readRow()).attempts).toBe(1))
      // What another process does once the hold has ended.
      await databases[0]!.db.updateTable('jobs').set({ attempts: 2 }).execute()
      stalled.resolve()
      await first.close()
      expect((await readRow()).attempts).toBe(2)
    })

    test('a run that throws is logged and tried again under the same key, later each time', async () => {
      const keys: string[] = []
      await startProcess(async ({ key }) => {
        keys.push(key)
        if (keys.length < 3) throw new Error('the other side is down')
      })
      await vi.waitFor(async () => expect((await readRow()).last_error).toBe('Error: the other side is down'))
      expect(error.mock.calls).toEqual([
        [{ err: new Error('the other side is down'), job: 'count', attempts: 1 }, 'a job failed'],
      ])
      clock.advance({ seconds: 2 })
      await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2))
      const waits = await vi.waitFor(async () => {
        const { held_until: heldUntil, attempts, last_error: text } = await readRow()
        expect({ attempts, text }).toEqual({ attempts: 2, text: 'Error: the other side is down' })
        const ms = heldUntil.getTime() - clock.now().getTime()
        expect(ms).toBeLessThanOrEqual(4_000)
        return ms
      })
      expect(waits).toBeGreaterThan(2_000)
      clock.advance({ seconds: 4 })
      await waitUntilDone()
      expect(new Set(keys).size).toBe(1)
      expect(await readRow()).toMatchObject({ attempts: 0, last_error: null })
    })

    test('the next run has another key', async () => {
      const keys: string[] = []
      await startProcess(async ({ key }) => void keys.push(key))
      await waitUntilDone()
      clock.advance({ ms: everyMs })
      await vi.waitFor(() => expect(new Set(keys).size).toBe(2))
    })

    test('closing waits for what runs, and begins nothing more', async () => {
      const held = gate()
      const run = vi.fn(() => held.promise)
      const jobs = await startProcess(run)
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
      let isClosed = false
      const closing = jobs.close().then(() => (isClosed = true))
      jobs.hurry('count')
      await databases[0]!.db.selectFrom('jobs').selectAll().execute()
      expect(isClosed).toBe(false)
      held.resolve()
      await closing
      expect((await readRow()).attempts).toBe(0)
      expect(run).toHaveBeenCalledTimes(1)
    })

    test('a hurried job does not wait until it is due', async () => {
      const run = vi.fn(async () => {})
      const jobs = await startProcess(run)
      await waitUntilDone()
      jobs.hurry('count')
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
    })

    test('hurried runs do not put off the next turn', async () => {
      const run = vi.fn(async () => {})
      const jobs = await startProcess(run)
      for (let times = 1; times <= 4; times += 1) {
        await vi.waitFor(async () => {
          expect(run).toHaveBeenCalledTimes(times)
          expect((await readRow()).attempts).toBe(0)
        })
        if (times < 4) jobs.hurry('count')
      }
      expect((await readRow()).due_at.getTime()).toBeLessThanOrEqual(clock.now().getTime() + everyMs)
      clock.advance({ ms: everyMs })
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(5))
      await waitUntilDone()
    })

    test('a long run keeps its hold', async () => {
      const held = gate()
      const run = vi.fn(() => held.promise)
      await startProcess(run)
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
      await startProcess(run, 1)
      for (let passed = 0; passed < 40; passed += 8) {
        clock.advance({ seconds: 8 })
        await vi.waitFor(async () =>
          expect((await readRow()).held_until.getTime()).toBeGreaterThan(clock.now().getTime() + 8_000),
        )
      }
      expect(run).toHaveBeenCalledTimes(1)
      held.resolve()
    })
  },
)

test('two jobs of one name are a mistake', () => {
  const jobs = createJobs({
    db: undefined as never,
    clock: createMovedClock(),
    log: { error: () => {} },
  })
  jobs.add({ name: 'count', everyMs, run: async () => {} })
  expect(() => jobs.add({ name: 'count', everyMs, run: async () => {} })).toThrow('two jobs are called count')
})
