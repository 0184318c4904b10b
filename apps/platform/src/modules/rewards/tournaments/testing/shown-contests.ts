// Tournaments and series of a test's own on a test platform, as instances of entries of its content.
import { hashSeed } from '@yanta/contract/draw'
import { lockWallet, openWallet, postMovements } from '../../../money/ledger/ledger.service.ts'
import type { TestPlatform, TestPlayer } from '../../../../testing/test-platform.ts'
import type { ContestState } from '../../contests/contests.service.ts'
import { amounts } from '../../promotions/testing/contests.ts'
import type { SeriesTerms, TournamentTerms } from '../tournament-terms.ts'

const dayMs = 86_400_000

const plain: TournamentTerms = {
  mechanic: 'bets',
  games: { category: 'slots' },
  stakes: {},
  privacy: 'open',
  seats: null,
  price: null,
  entrance: {},
  prizes: [{ from: 1, to: 3, cash: amounts(100_000), gifts: [] }],
  stage: null,
}

interface Wanted<Terms> {
  terms?: Partial<Terms>
  /** Of the content: texts and pictures. */
  entry?: string
  startsAt?: Date
  endsAt?: Date
  state?: ContestState
  seriesId?: number
}

interface Inserted {
  id: number
  slug: string
}

let made = 0

/** Begun a day ago, for two days, unless it says otherwise. */
export function insertTournament(
  platform: Pick<TestPlatform, 'db' | 'clock'>,
  { terms = {}, entry = 'neon-race', ...wanted }: Wanted<TournamentTerms> = {},
): Promise<Inserted> {
  return insert(platform, 'tournament', { ...wanted, entry, terms: { ...plain, ...terms } })
}

/** With two stages of a day each: the first runs, the second follows. */
export async function insertSeries(
  platform: Pick<TestPlatform, 'db' | 'clock'>,
  { terms = {}, ...wanted }: Wanted<SeriesTerms> = {},
): Promise<{ series: Inserted; stages: [Inserted, Inserted] }> {
  const startsAt = wanted.startsAt ?? daysFrom(platform, -0.5)
  const at = (days: number) => new Date(startsAt.getTime() + days * dayMs)
  const { stage: _stage, ...rules } = plain
  const all = { ...rules, bestStages: 2, lastJoinStage: 1, stages: 2, ...terms }
  const series = await insert(platform, 'series', {
    ...wanted,
    startsAt,
    endsAt: wanted.endsAt ?? at(2),
    entry: 'frost-series',
    terms: all,
  })
  const insertStage = (stage: number, entry: string) =>
    insertTournament(platform, {
      entry,
      startsAt: at(stage - 1),
      endsAt: at(stage),
      seriesId: series.id,
      state: at(stage - 1) > platform.clock.now() ? 'created' : 'active',
      terms: { privacy: all.privacy, stage },
    })
  return {
    series,
    stages: [await insertStage(1, 'frost-series-rime'), await insertStage(2, 'frost-series-snow')],
  }
}

export function daysFrom({ clock }: Pick<TestPlatform, 'clock'>, days: number): Date {
  return new Date(clock.now().getTime() + days * dayMs)
}

async function insert(
  platform: Pick<TestPlatform, 'db' | 'clock'>,
  kind: 'tournament' | 'series',
  { terms, entry, startsAt, endsAt, state = 'active', seriesId }: Wanted<unknown> & { terms: unknown },
): Promise<Inserted> {
  made += 1
  const slug = `${entry}-test-${made}`
  const { id } = await platform.db
    .insertInto('contests')
    .values({
      kind,
      entry: entry!,
      slug,
      starts_at: startsAt ?? daysFrom(platform, -1),
      ends_at: endsAt ?? daysFrom(platform, 1),
      state,
      terms: JSON.stringify(terms),
      seed: slug,
      seed_hash: hashSeed(slug),
      series_id: seriesId ?? null,
      created_at: platform.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, slug }
}

/** Hundredths of compoints for a player. */
export async function giveCompoints(
  { db }: Pick<TestPlatform, 'db'>,
  { id }: Pick<TestPlayer, 'id'>,
  compoints: number,
): Promise<void> {
  made += 1
  await db.transaction().execute(async (trx) => {
    await openWallet(trx, id, 'RUB')
    await postMovements(trx, await lockWallet(trx, id), [
      {
        kind: 'compoints',
        scope: 'test',
        key: `compoints ${made}`,
        house: 'compoints',
        gains: { compoints },
      },
    ])
  })
}

/** A score of a member in ten-thousandths of a point. */
export async function setScore(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  contestId: number,
  { id }: Pick<TestPlayer, 'id'>,
  score: number,
): Promise<void> {
  await db
    .updateTable('contest_members')
    .set({ earned: score, scored_at: clock.now() })
    .where('contest_id', '=', contestId)
    .where('user_id', '=', id)
    .execute()
}
