import { createMovedClock, type MovedClock } from '@yanta/config/clock'
import { hashSeed } from '@yanta/contract/draw'
import type { Database } from '@yanta/database'
import { createServerTestDatabase, createTestDatabase, testServerUrl } from '@yanta/database/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { createDates } from '../../../plugins/calendar.ts'
import { migratedPlatform } from '../../../testing/templates.ts'
import {
  lockContest,
  selectContest,
  updateState,
  type Contest,
  type ContestState,
} from './contests.repository.ts'
import { createInstances, followContent, moveContests, type ContestSource } from './schedule.service.ts'

interface Terms {
  prize: string
  isDrawn: boolean
}

/** Two runners represent two processes. */
const both = [0, 1]

describe.each(testServerUrl ? (['embedded', 'server'] as const) : (['embedded'] as const))(
  '%s database',
  (kind) => {
    let databases: Database<PlatformTables>[]
    let clock: MovedClock
    let told: [string, ContestState][]
    let begun: string[]

    beforeAll(async () => {
      if (kind === 'embedded') databases = [await createTestDatabase({ template: migratedPlatform })]
      else {
        const database = await createServerTestDatabase(testServerUrl!, { template: migratedPlatform })
        databases = [database, await database.openAgain()]
      }
    })
    beforeEach(async () => {
      clock = createMovedClock()
      told = []
      begun = []
      await databases[0]!.db.deleteFrom('contests').execute()
    })
    afterAll(async () => {
      for (const database of databases.toReversed()) await database.close()
    })

    const dbOf = (process: number) => databases[process % databases.length]!.db
    const source = (terms: Terms, every = '2d'): ContestSource<Terms> => ({
      kind: 'promotion',
      entries: [
        {
          slug: 'race',
          schedule: {
            repeats: { from: '2026-01-01T09:00:00Z', lasts: '1d', every },
            demo: { is: 'active', since: '12h' },
            announced: '1h',
          },
          terms,
          pool: 500,
        },
      ],
      dates: createDates('Europe/Moscow'),
      isDemo: true,
    })
    const create = (given: ContestSource<Terms>) =>
      Promise.all(both.map((process) => createInstances(dbOf(process), clock.now(), given)))
    const rows = () => databases[0]!.db.selectFrom('contests').selectAll().orderBy('starts_at').execute()

    /** A stage that takes the next state once, whichever process comes first. */
    const take = (process: number, from: ContestState, to: ContestState) => (contest: Contest<Terms>) =>
      dbOf(process)
        .transaction()
        .execute(async (trx) => {
          if ((await lockContest(trx, contest.id)).state !== from) return false
          await updateState(trx, contest.id, to, to === 'finished' ? clock.now() : null)
          return true
        })
    const move = (overrides: Partial<Parameters<typeof moveContests<Terms>>[2]> = {}) =>
      Promise.all(
        both.map((process) =>
          moveContests<Terms>(dbOf(process), clock.now(), {
            kind: 'promotion',
            hasDraw: ({ isDrawn }) => isDrawn,
            stages: {
              ended: take(process, 'ended', 'frozen'),
              frozen: take(process, 'frozen', 'drawn'),
              drawn: take(process, 'drawn', 'finished'),
            },
            onBegin: async (_, contests) => void begun.push(...contests.map(({ slug }) => slug)),
            onChange: ({ slug, state }) => void told.push([slug, state]),
            onError: (error) => {
              throw error
            },
            ...overrides,
          }),
        ),
      )

    test('an instance is made once by several processes, with the pool and the hash of its secret seed [4.1] [9.27]', async () => {
      expect((await create(source({ prize: 'cup', isDrawn: false }))).reduce((a, b) => a + b)).toBe(1)
      const [race, ...others] = await rows()
      expect(others).toEqual([])
      expect(race).toMatchObject({ entry: 'race', state: 'created', pool: 500, terms: { prize: 'cup' } })
      expect(race!.slug).toMatch(/^race-\d{8}$/)
      expect(race!.seed).toMatch(/^[0-9a-f]{64}$/)
      expect(race!.seed_hash).toBe(hashSeed(race!.seed))
    })

    test('it begins and ends once, and without a draw it is finished [4.4]', async () => {
      await create(source({ prize: 'cup', isDrawn: false }))
      const { slug } = (await rows())[0]!
      await move()
      await move()
      expect(told).toEqual([[slug, 'active']])
      clock.advance({ hours: 12 })
      await move()
      await move()
      expect(told).toEqual([
        [slug, 'active'],
        [slug, 'ended'],
        [slug, 'finished'],
      ])
      expect((await rows())[0]!.finished_at).not.toBeNull()
      expect(begun).toEqual([slug])
    })

    test('what became due while nothing ran is caught up: it has ended, and the next one is that which runs now [4.4]', async () => {
      const given = source({ prize: 'cup', isDrawn: true })
      await create(given)
      clock.advance({ days: 20 })
      await create(given)
      await move()
      const [first, second, ...others] = await rows()
      expect(others).toEqual([])
      expect([first!.state, second!.state]).toEqual(['finished', 'active'])
      expect(second!.starts_at.getTime() - first!.starts_at.getTime()).toBe(20 * 86_400_000)
      expect(begun).toEqual([second!.slug])
      expect(told.filter(([slug]) => slug === first!.slug).map(([, state]) => state)).toEqual([
        'ended',
        'frozen',
        'drawn',
        'finished',
      ])
    })

    test('it begins only together with what follows from it, and is tried again', async () => {
      await create(source({ prize: 'cup', isDrawn: false }))
      const fail = async () => {
        throw new Error('no connection')
      }
      await expect(move({ onBegin: fail })).rejects.toThrow('no connection')
      expect((await rows())[0]!.state).toBe('created')
      expect(told).toEqual([])
      await move()
      expect((await rows())[0]!.state).toBe('active')
    })

    test('a stage that has to wait is asked again, and one that fails does not hold up other contests [4.58]', async () => {
      await create(source({ prize: 'cup', isDrawn: true }))
      const other = { ...source({ prize: 'cup', isDrawn: false }) }
      await create({ ...other, entries: [{ ...other.entries[0]!, slug: 'other' }] })
      clock.advance({ hours: 12 })
      const onError = vi.fn()
      const fail = async () => {
        throw new Error('no connection')
      }
      await move({ stages: { ended: fail, frozen: fail, drawn: fail }, onError })
      expect(onError).toHaveBeenCalled()
      const states = async () => (await rows()).map(({ entry, state }) => `${entry} ${state}`).toSorted()
      expect(await states()).toEqual(['other finished', 'race ended'])
      const wait = async () => false
      await move({ stages: { ended: wait, frozen: wait, drawn: wait } })
      expect(await states()).toEqual(['other finished', 'race ended'])
      await move()
      expect(await states()).toEqual(['other finished', 'race finished'])
    })

    test('a cancelled instance neither begins nor ends, and the next one comes', async () => {
      const given = source({ prize: 'cup', isDrawn: true })
      await create(given)
      const { id } = (await rows())[0]!
      await updateState(databases[0]!.db, id, 'cancelled', null)
      await create(given)
      clock.advance({ hours: 12 })
      await move()
      expect((await rows()).map(({ state }) => state)).toEqual(['cancelled', 'created'])
      expect(told).toEqual([])
    })

    test('edited rules count for what has not begun, and not for what has [3.20]', async () => {
      const before = source({ prize: 'cup', isDrawn: false })
      await create(before)
      await move()
      clock.advance({ hours: 12 })
      await create(before)
      const after = source({ prize: 'crown', isDrawn: false })
      await followContent(databases[0]!.db, clock.now(), after)
      expect((await rows()).map(({ terms }) => terms)).toEqual([
        { prize: 'cup', isDrawn: false },
        { prize: 'crown', isDrawn: false },
      ])
    })

    test('a series is made with its stages, each with its own time and day; what has not begun follows the content [3.42]', async () => {
      const series = (prize: string): ContestSource<Terms> => ({
        ...source({ prize, isDrawn: false }, '30d'),
        kind: 'series',
      })
      const withStages = (prize: string): ContestSource<Terms> => {
        const { entries, ...rest } = series(prize)
        const schedule = {
          ...entries[0]!.schedule,
          repeats: { from: '2026-01-01T09:00:00Z', lasts: '10d', every: '30d' },
          demo: { is: 'future' as const, since: '2d' },
        }
        const stage = (slug: string, after: string | null) => ({ slug, after, lasts: '2d', terms: { prize } })
        const stages = [stage('race-first', null), stage('race-second', '7d')]
        return { ...rest, entries: [{ ...entries[0]!, schedule, stages }] }
      }
      expect((await create(withStages('cup'))).toSorted()).toEqual([0, 1])
      const made = await rows()
      const [whole, first, second] = ['race', 'race-first', 'race-second'].map((entry) =>
        made.find((one) => one.entry === entry)!,
      )
      expect(made).toHaveLength(3)
      expect([whole!.kind, whole!.series_id]).toEqual(['series', null])
      expect([first!.kind, first!.series_id, second!.series_id]).toEqual(['tournament', whole!.id, whole!.id])
      const days = (one: Date, other: Date) => (one.getTime() - other.getTime()) / 86_400_000
      expect(first!.starts_at).toEqual(whole!.starts_at)
      expect(days(second!.starts_at, whole!.starts_at)).toBe(7)
      expect(days(second!.ends_at!, second!.starts_at)).toBe(2)
      const dayOf = (at: Date) => createDates('Europe/Moscow').dateOf(at).replaceAll('-', '')
      expect(second!.slug).toBe(`race-second-${dayOf(second!.starts_at)}`)

      await followContent(dbOf(0), clock.now(), withStages('bowl'))
      expect((await rows()).map(({ terms }) => (terms as Terms).prize)).toEqual(['bowl', 'bowl', 'bowl'])
      // The second stage has not begun, but its series has.
      clock.advance({ hours: 3 * 24 })
      await followContent(dbOf(0), clock.now(), withStages('jug'))
      expect((await rows()).map(({ terms }) => (terms as Terms).prize)).toEqual(['bowl', 'bowl', 'bowl'])
    })

    test('an id of another kind is no promotion', async () => {
      await create(source({ prize: 'cup', isDrawn: false }))
      const { id } = (await rows())[0]!
      expect(await selectContest(databases[0]!.db, 'tournament', id)).toBeUndefined()
      expect((await selectContest(databases[0]!.db, 'promotion', id))!.id).toBe(id)
    })
  },
)
