import {
  command,
  integer,
  json,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { ContestsTable } from '../../../database/schema.ts'

export type ContestKind = ContestsTable['kind']
export type ContestState = 'created' | 'active' | 'ended' | 'frozen' | 'drawn' | 'finished' | 'cancelled'

const contestRow = row({
  id: integer,
  /** Of a tournament that is a stage. */
  seriesId: nullable(integer),
  kind: text<ContestKind>(),
  entry: text,
  slug: text,
  startsAt: timestamptz,
  endsAt: nullable(timestamptz),
  state: text<ContestState>(),
  terms: json,
  seed: text,
  seedHash: text,
  listHash: nullable(text),
  pool: integer,
  poolRemainder: integer,
  memberCount: integer,
  ticketCount: nullable(integer),
  frozenAt: nullable(timestamptz),
  drawnAt: nullable(timestamptz),
  finishedAt: nullable(timestamptz),
})

/** An instance of a promotion or tournament. `terms` are those of its kind, such as `PromotionTerms`; `pool` is in ten-thousandths of a rouble. */
export type Contest<Terms = unknown> = Omit<RowOf<typeof contestRow>, 'terms'> & { terms: Terms }

const columns = sql`
  id, series_id as "seriesId", kind, entry, slug, starts_at as "startsAt", ends_at as "endsAt", state, terms, seed, seed_hash as "seedHash",
  list_hash as "listHash", pool, pool_remainder as "poolRemainder", member_count as "memberCount", ticket_count as "ticketCount",
  frozen_at as "frozenAt", drawn_at as "drawnAt", finished_at as "finishedAt"`

export async function selectContest<Terms>(
  db: PlatformDatabase,
  kind: ContestKind,
  id: number,
): Promise<Contest<Terms> | undefined> {
  const found = await query(contestRow)`
    select ${columns} from contests where id = ${id} and kind = ${kind}`.find(db)
  return found as Contest<Terms> | undefined
}

/**
 * Contests in which facts of these moments may still count: they lie in their time, and their tickets are not fixed yet. The state is
 * not asked for: a job may not have begun one yet.
 */
export async function selectRunning<Terms>(
  db: PlatformDatabase,
  kind: ContestKind,
  from: Date,
  to = from,
): Promise<Contest<Terms>[]> {
  return (await query(contestRow)`select ${columns} from contests where ${isRunning(kind, from, to)}`.list(
    db,
  )) as Contest<Terms>[]
}

/** `selectRunning`, each locked as by `lockContest`. */
export async function lockRunning<Terms>(
  trx: PlatformDatabase,
  kind: ContestKind,
  from: Date,
  to: Date,
): Promise<Contest<Terms>[]> {
  const locked = await query(contestRow)`
    select ${columns} from contests where ${isRunning(kind, from, to)} for no key update`.list(trx)
  return locked as Contest<Terms>[]
}

/** The first condition is that of the index of open contests. */
const isRunning = (kind: ContestKind, from: Date, to: Date) => sql`
  state not in ('finished', 'cancelled') and state in ('created', 'active', 'ended') and kind = ${kind}
  and starts_at <= ${to} and (ends_at is null or ends_at > ${from}) order by id`

/**
 * Locks a contest until the transaction ends; it is locked before its members. Those who hold a member may write rows that refer to the
 * contest, and do not wait for this lock.
 */
export async function lockContest<Terms>(trx: PlatformDatabase, id: number): Promise<Contest<Terms>> {
  return (await query(contestRow)`select ${columns} from contests where id = ${id} for no key update`.get(
    trx,
  )) as Contest<Terms>
}

const counted = row({ id: integer, memberCount: integer })

/** Locks contests in one order; how many members each has, by its id. */
export async function lockMemberCounts(
  trx: PlatformDatabase,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await query(counted)`
    select id, member_count as "memberCount" from contests where id = any(${ids}::bigint[]) order by id for no key update`.list(
    trx,
  )
  return new Map(rows.map(({ id, memberCount }) => [id, memberCount]))
}

/** Of contests that the caller has locked. */
export async function updateMemberCounts(
  trx: PlatformDatabase,
  counts: ReadonlyMap<number, number>,
): Promise<void> {
  await command`
    update contests set member_count = changed.count
    from unnest(${[...counts.keys()]}::bigint[], ${[...counts.values()]}::int[]) as changed (id, count)
    where contests.id = changed.id`.run(trx)
}

/** Begins and ends what is due by the clock, each once over all processes; those that changed, as they are then. */
export async function updateDueStates<Terms>(
  db: PlatformDatabase,
  kind: ContestKind,
  now: Date,
): Promise<Contest<Terms>[]> {
  const moved = await query(contestRow)`
    update contests set state = case when ends_at <= ${now} then 'ended' else 'active' end
    where state not in ('finished', 'cancelled') and kind = ${kind} and starts_at <= ${now}
      and (state = 'created' or state = 'active' and ends_at <= ${now})
    returning ${columns}`.list(db)
  return moved as Contest<Terms>[]
}

/** Contests that have ended and are not finished yet, the earliest first. */
export async function selectEnded<Terms>(db: PlatformDatabase, kind: ContestKind): Promise<Contest<Terms>[]> {
  const found = await query(contestRow)`
    select ${columns} from contests
    where state not in ('finished', 'cancelled') and state in ('ended', 'frozen', 'drawn') and kind = ${kind}
    order by ends_at, id`.list(db)
  return found as Contest<Terms>[]
}

/** The latest instances of each entry, `each` at most, the latest first. */
export async function selectInstances<Terms>(
  db: PlatformDatabase,
  kind: ContestKind,
  { entries, each }: { entries: readonly string[]; each: number },
): Promise<Contest<Terms>[]> {
  const found = await query(contestRow)`
    select ${columns} from contests
    where id in (
      select latest.id from unnest(${entries}::text[]) as wanted (entry)
      cross join lateral (
        select id from contests c where c.kind = ${kind} and c.entry = wanted.entry
        order by starts_at desc limit ${each}) latest)
    order by starts_at desc, id desc`.list(db)
  return found as Contest<Terms>[]
}

/** Tournaments that are stages of a series, in their order. */
export async function selectStages<Terms>(db: PlatformDatabase, seriesId: number): Promise<Contest<Terms>[]> {
  const found = await query(contestRow)`
    select ${columns} from contests where series_id = ${seriesId} order by starts_at, id`.list(db)
  return found as Contest<Terms>[]
}

export async function selectContestBySlug<Terms>(
  db: PlatformDatabase,
  kind: ContestKind,
  slug: string,
): Promise<Contest<Terms> | undefined> {
  const found = await query(contestRow)`
    select ${columns} from contests where kind = ${kind} and slug = ${slug}`.find(db)
  return found as Contest<Terms> | undefined
}

/** Of a contest that the caller has locked. */
export async function updateState(
  trx: PlatformDatabase,
  id: number,
  state: ContestState,
  finishedAt: Date | null,
): Promise<void> {
  await command`update contests set state = ${state}, finished_at = ${finishedAt} where id = ${id}`.run(trx)
}

/** Contests of a kind for the desk: those that are not over, then so many of the others, the latest first. */
export async function selectForDesk<Terms>(
  db: PlatformDatabase,
  kind: ContestKind,
  mostOver: number,
): Promise<Contest<Terms>[]> {
  const found = await query(contestRow)`
    (select ${columns} from contests where state not in ('finished', 'cancelled') and kind = ${kind} order by starts_at desc, id desc)
    union all
    (select ${columns} from contests where state in ('finished', 'cancelled') and kind = ${kind}
      order by starts_at desc, id desc limit ${mostOver})`.list(db)
  return found as Contest<Terms>[]
}

/** Of a contest that the caller has locked. */
export async function updateTerms(trx: PlatformDatabase, id: number, terms: unknown): Promise<void> {
  await command`update contests set terms = ${JSON.stringify(terms)}::jsonb where id = ${id}`.run(trx)
}
