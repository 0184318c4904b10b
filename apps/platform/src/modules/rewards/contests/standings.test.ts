import { createMovedClock } from '@yanta/config/clock'
import type { Database } from '@yanta/database'
import { createTestDatabase } from '@yanta/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { migratedPlatform } from '../../../testing/templates.ts'
import { createStandings, type StandingsFilter, type StandingsPage } from './standings.service.ts'

const clock = createMovedClock()
const count = 97
let database: Database<PlatformTables>
let id: number
let members: Member[]

interface Member {
  userId: number
  nickName: string
  earned: number
  additional: number
  scoredAt: number
  eligible: boolean
  listed: boolean
  disqualified: boolean
}

beforeAll(async () => {
  database = await createTestDatabase({ template: migratedPlatform })
  const { db } = database
  const now = clock.now()
  await sql`
    insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
    select 'm' || n || '@example.com', '-', (array['Лиса','волк','Neon','amber'])[1 + n % 4] || ' ' || n, 'RUB', 'ru', 'email'
    from generate_series(1, ${count}::int) n`.execute(db)
  const contest = await db
    .insertInto('contests')
    .values({
      kind: 'promotion',
      entry: 'a',
      slug: 'a',
      starts_at: now,
      terms: '{}',
      seed: '',
      seed_hash: '',
      created_at: now,
      member_count: count,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  id = contest.id
  const users = await db.selectFrom('users').select(['id', 'nick_name']).orderBy('id').execute()
  // Many have the same points, and some of these the same time.
  members = users.map(({ id: userId, nick_name: nickName }, index) => ({
    userId,
    nickName,
    earned: (index * 7) % 13,
    additional: (index * 5) % 7,
    scoredAt: now.getTime() - ((index * 3) % 4) * 1_000,
    eligible: index % 3 === 0,
    listed: index % 3 === 0 || index % 4 !== 0,
    disqualified: index % 10 === 7,
  }))
  await db
    .insertInto('contest_members')
    .values(
      members.map((member, index) => ({
        contest_id: id,
        user_id: member.userId,
        number: index + 1,
        joined_at: now,
        scored_at: new Date(member.scoredAt),
        tie: member.userId,
        earned: member.earned,
        additional: member.additional,
        eligible_until: new Date(now.getTime() + (member.eligible ? 1 : -1) * 3_600_000),
        disqualified_at: member.disqualified ? now : null,
        listed_until: member.listed ? new Date(now.getTime() + 3_600_000) : null,
      })),
    )
    .execute()
})
afterAll(() => database.close())

/** The whole table, as the rules say it. */
function listAll(
  { eligibleAt, listedAt, isScored = false }: StandingsFilter,
  { sort, direction, search }: Omit<StandingsPage, 'page' | 'limit'>,
) {
  const byEarned = (a: Member, b: Member) =>
    b.earned - a.earned || a.scoredAt - b.scoredAt || a.userId - b.userId
  const isRanked = ({ eligible, earned, disqualified }: Member) =>
    isScored ? earned > 0 && !disqualified : eligibleAt === null || eligible
  const ranked = members.filter(isRanked).toSorted(byEarned)
  const shown = members.filter(({ listed, disqualified }) =>
    isScored ? !disqualified : listedAt === null || listed,
  )
  const sorted =
    sort === 'rank'
      ? [...ranked, ...shown.filter((member) => !isRanked(member)).toSorted(byEarned)]
      : shown.toSorted(
          sort === 'earned' ? byEarned : (a, b) => b.additional - a.additional || a.userId - b.userId,
        )
  const found = sorted.filter(({ nickName }) => nickName.toLowerCase().includes((search ?? '').toLowerCase()))
  const rows = found.map((member) => [member.userId, isRanked(member) ? ranked.indexOf(member) + 1 : null])
  return direction === (sort === 'rank' ? 'asc' : 'desc') ? rows : rows.toReversed()
}

const moment = clock.now()
const filters: [string, StandingsFilter][] = [
  ['everybody', { eligibleAt: null, listedAt: null }],
  ['those who qualify [5.25]', { eligibleAt: moment, listedAt: null }],
  ['those who qualify, of those listed [5.26]', { eligibleAt: moment, listedAt: moment }],
  [
    'those who have scored, then the others, without the disqualified [3.38]',
    { eligibleAt: null, listedAt: null, isScored: true },
  ],
]
const wanted = (['rank', 'earned', 'additional'] as const).flatMap((sort) =>
  (['asc', 'desc'] as const).map((direction) => [sort, direction] as const),
)

describe.each([
  ['read as it is', undefined],
  ['with remembered places', { step: 10, leastRemembered: 1 }],
])('a table %s', (_, sizes) => {
  describe.each(filters)('ranks %s', (__, filter) => {
    test.each(wanted)(
      'by %s, %s: its pages are the whole table, with the ranks [7.37]',
      async (sort, direction) => {
        const standings = createStandings(database.db, clock, sizes)
        const table = { id, memberCount: count, filter }
        const expected = listAll(filter, { sort, direction, search: null })
        const read: unknown[] = []
        for (let page = 1; (page - 1) * 7 < expected.length + 7; page += 1) {
          const { items, total } = await standings.read(table, {
            sort,
            direction,
            page,
            limit: 7,
            search: null,
          })
          expect(total).toBe(expected.length)
          read.push(...items.map(({ userId, rank }) => [userId, rank]))
        }
        expect(read).toEqual(expected)
      },
    )

    test.each(['neon', 'Лис', 'ВОЛК 1', 'n', ' 9', 'nobody'])(
      'and finds %s in any part of a nickname, with the ranks of the whole table [7.37]',
      async (search) => {
        const standings = createStandings(database.db, clock, sizes)
        for (const [sort, direction] of wanted) {
          const expected = listAll(filter, { sort, direction, search })
          const { items, total } = await standings.read(
            { id, memberCount: count, filter },
            { sort, direction, page: 1, limit: 100, search },
          )
          expect(items.map(({ userId, rank }) => [userId, rank])).toEqual(expected)
          expect(total).toBe(expected.length)
        }
      },
    )

    test('and knows the own rank of each member, listed or not [5.25]', async () => {
      const standings = createStandings(database.db, clock, sizes)
      const ranks = new Map(
        listAll(filter, { sort: 'rank', direction: 'asc', search: null }) as [number, number | null][],
      )
      for (const { userId } of members)
        expect((await standings.readOwn({ id, memberCount: count, filter }, userId))!.rank).toBe(
          ranks.get(userId) ?? null,
        )
      expect(await standings.readOwn({ id, memberCount: count, filter }, 999_999)).toBeNull()
    })

    test('and knows who stands around each member, and what is missing to overtake the next above [3.38]', async () => {
      const standings = createStandings(database.db, clock, sizes)
      const table = { id, memberCount: count, filter }
      const ranks = (
        listAll(filter, { sort: 'rank', direction: 'asc', search: null }) as [number, number | null][]
      ).filter(([, rank]) => rank !== null)
      const earnedOf = (userId: number) => members.find((member) => member.userId === userId)!.earned
      for (const { userId, disqualified } of members.filter((_, index) => index % 4 < 1 || index < 9)) {
        const found = (await standings.readAround(table, userId, 2))!
        const own = ranks.findIndex(([id]) => id === userId)
        expect([found.own.userId, found.own.rank]).toEqual([userId, ranks[own]?.[1] ?? null])
        if (own < 0 && (disqualified || !filter.isScored)) continue
        const at = own < 0 ? ranks.length : own
        expect(found.rows.map((row) => [row.userId, row.rank])).toEqual([
          ...ranks.slice(Math.max(0, at - 2), at),
          [userId, ranks[own]?.[1] ?? null],
          ...ranks.slice(at + 1, at + 3),
        ])
        const next = ranks[at - 1]
        expect(found.toNext).toBe(next ? earnedOf(next[0]) - earnedOf(userId) + 1 : null)
      }
      expect(await standings.readAround(table, 999_999, 2)).toBeNull()
    })
  })
})
