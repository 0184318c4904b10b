// Tournaments and series of a test's own on a test platform, without entries of the content.
import { addSeconds } from '@yanta/config/clock'
import { expect, vi } from 'vitest'
import type { TestPlatform } from '../../../../testing/test-platform.ts'
import type { ContestState } from '../../contests/contests.service.ts'
import { joinContests } from '../../contests/members.service.ts'
import { amounts } from '../../promotions/testing/contests.ts'
import { choose } from '../choices/choices.service.ts'
import type { PrizeTerms, SeriesTerms, TournamentTerms } from '../tournament-terms.ts'

const daySeconds = 86_400

/** A prize of money alone, in kopecks. */
export const cashPrize = (from: number, cash: number, to = from): PrizeTerms => ({
  from,
  to,
  cash: amounts(cash),
  gifts: [],
})

export const plainTerms: TournamentTerms = {
  mechanic: 'bets',
  games: { slugs: ['takes-bonus'] },
  stakes: {},
  privacy: 'open',
  entrance: {},
  prizes: [cashPrize(1, 10_000)],
  seats: null,
  price: null,
  stage: null,
}

interface Wanted {
  terms?: Partial<TournamentTerms>
  startsAt?: Date
  endsAt?: Date
  state?: ContestState
  seriesId?: number
}

let made = 0

/** Begun a day ago, for two days, unless it says otherwise. */
export async function insertTournament(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  { terms = {}, startsAt, endsAt, state = 'active', seriesId }: Wanted = {},
): Promise<number> {
  return insertContest(
    { db, clock },
    'tournament',
    { ...plainTerms, ...terms },
    { startsAt, endsAt, state, seriesId },
  )
}

export async function insertSeries(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  terms: Partial<SeriesTerms> = {},
  times: Pick<Wanted, 'startsAt' | 'endsAt'> = {},
): Promise<number> {
  const { stage: _stage, ...shared } = plainTerms
  return insertContest(
    { db, clock },
    'series',
    { ...shared, bestStages: 2, lastJoinStage: 3, stages: 3, ...terms },
    { ...times, state: 'active' },
  )
}

async function insertContest(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  kind: 'tournament' | 'series',
  terms: unknown,
  {
    startsAt = addSeconds(clock.now(), -daySeconds),
    endsAt = addSeconds(clock.now(), daySeconds),
    state = 'active',
    seriesId = null,
  }: { [Key in keyof Wanted]?: Wanted[Key] | undefined | null },
): Promise<number> {
  made += 1
  const { id } = await db
    .insertInto('contests')
    .values({
      kind,
      entry: `test-${kind}-${made}`,
      slug: `test-${kind}-${made}`,
      starts_at: startsAt!,
      ends_at: endsAt!,
      state: state!,
      terms: JSON.stringify(terms),
      seed: '',
      seed_hash: '',
      series_id: seriesId ?? null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes players members, without any condition. */
export async function enter(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  contestId: number,
  userIds: readonly number[],
): Promise<void> {
  await db.transaction().execute((trx) =>
    joinContests(
      trx,
      userIds.map((userId) => ({ contestId, userId, at: clock.now() })),
    ),
  )
}

/** Makes players members, whose rounds count from now on. */
export async function enterAndChoose(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  contestId: number,
  userIds: readonly number[],
): Promise<void> {
  await enter({ db, clock }, contestId, userIds)
  for (const userId of userIds)
    await db.transaction().execute((trx) => choose(trx, clock, userId, { id: contestId }))
}

/** Members with a score in their order, as `[user id, score]`. */
export async function readTable(
  { db }: Pick<TestPlatform, 'db'>,
  contestId: number,
): Promise<[number, number][]> {
  const rows = await db
    .selectFrom('contest_members')
    .select(['user_id', 'earned'])
    .where('contest_id', '=', contestId)
    .where('earned', '>', 0)
    .where('disqualified_at', 'is', null)
    .orderBy('earned', 'desc')
    .orderBy('scored_at')
    .orderBy('tie')
    .execute()
  return rows.map(({ user_id: userId, earned }) => [userId, earned])
}

/** From here on no process makes, begins, ends or pays tournaments by itself: the test does. */
export async function holdTournamentJob({ db, clock }: Pick<TestPlatform, 'db' | 'clock'>): Promise<void> {
  await vi.waitFor(async () => {
    const now = clock.now()
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set({ due_at: addSeconds(now, 365 * daySeconds) })
      .where('name', '=', 'move-tournaments')
      .where('held_until', '<=', now)
      .where('due_at', '>', now)
      .executeTakeFirst()
    expect(numUpdatedRows).toBe(1n)
  })
}
