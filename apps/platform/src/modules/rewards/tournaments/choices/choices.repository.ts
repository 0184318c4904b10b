import { command, integer, nullable, query, row, timestamptz, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

const choiceRow = row({
  contestId: integer,
  userId: integer,
  chosenFrom: timestamptz,
  chosenUntil: nullable(timestamptz),
})

/** A stretch of time in which a player's rounds count in a tournament; it goes on where the end is null. */
export type Choice = RowOf<typeof choiceRow>

const written = row({ xid: integer })

/**
 * Makes the transaction one that writes, from this moment on: no consumer of the outbox reads an event of a later transaction before
 * this one is committed.
 */
export async function beginWriting(trx: PlatformDatabase): Promise<void> {
  await query(written)`select pg_current_xact_id()::text::bigint as xid`.get(trx)
}

/** Ends what the player has chosen, unless it is this contest. */
export async function closeOtherChoice(
  trx: PlatformDatabase,
  at: Date,
  { userId, contestId }: { userId: number; contestId: number },
): Promise<void> {
  await command`
    update contest_choices set chosen_until = greatest(chosen_from, ${at}::timestamptz)
    where user_id = ${userId} and chosen_until is null and contest_id <> ${contestId}`.run(trx)
}

/** From a moment on, or from the end of the player's choices before, and so many milliseconds later. False when something is chosen already. */
export async function insertChoice(
  trx: PlatformDatabase,
  at: Date,
  { userId, contestId, laterMs }: { userId: number; contestId: number; laterMs: number },
): Promise<boolean> {
  const inserted = await command`
    insert into contest_choices (contest_id, user_id, chosen_from)
    select ${contestId}::bigint, ${userId}::bigint,
      greatest(${at}::timestamptz, max(chosen_until)) + make_interval(secs => ${laterMs / 1_000}::float8)
    from contest_choices where user_id = ${userId}
    on conflict do nothing`.run(trx)
  return inserted > 0
}

/** What a player has chosen, whether or not it still runs. */
export function selectOpenChoice(db: PlatformDatabase, userId: number): Promise<Choice | undefined> {
  return query(choiceRow)`
    select contest_id as "contestId", user_id as "userId", chosen_from as "chosenFrom", chosen_until as "chosenUntil"
    from contest_choices where user_id = ${userId} and chosen_until is null`.find(db)
}

/** Choices of these players of these contests, of which some part lies between two moments. */
export function selectChoices(
  db: PlatformDatabase,
  {
    contestIds,
    userIds,
    from,
    to,
  }: { contestIds: readonly number[]; userIds: readonly number[]; from: Date; to: Date },
): Promise<Choice[]> {
  return query(choiceRow)`
    select contest_id as "contestId", user_id as "userId", chosen_from as "chosenFrom", chosen_until as "chosenUntil"
    from contest_choices
    where contest_id = any(${contestIds}::bigint[]) and user_id = any(${userIds}::bigint[])
      and chosen_from <= ${to} and (chosen_until is null or chosen_until > ${from})
    order by contest_id, user_id, chosen_from`.list(db)
}

/** Ends all choices of contests, or those of one player, at a moment. */
export async function closeChoices(
  trx: PlatformDatabase,
  at: Date,
  { contestIds, userId }: { contestIds: readonly number[]; userId?: number },
): Promise<void> {
  await command`
    update contest_choices set chosen_until = greatest(chosen_from, ${at}::timestamptz)
    where contest_id = any(${contestIds}::bigint[]) and chosen_until is null
      and (${userId ?? null}::bigint is null or user_id = ${userId ?? null}::bigint)`.run(trx)
}

/** Ends the choices of contests, each with its contest. */
export async function closeWithContests(trx: PlatformDatabase, contestIds: readonly number[]): Promise<void> {
  await command`
    update contest_choices x set chosen_until = greatest(x.chosen_from, c.ends_at)
    from contests c
    where c.id = any(${contestIds}::bigint[]) and x.contest_id = c.id and x.chosen_until is null`.run(trx)
}

/** Contests that begin are chosen by their members, from their beginning, unless another is chosen then; of several the one joined last. */
export async function insertChoicesOfBegun(
  trx: PlatformDatabase,
  contestIds: readonly number[],
): Promise<void> {
  await command`
    insert into contest_choices (contest_id, user_id, chosen_from)
    select distinct on (m.user_id) m.contest_id, m.user_id, c.starts_at
    from contests c join contest_members m on m.contest_id = c.id
    where c.id = any(${contestIds}::bigint[]) and m.disqualified_at is null
      and not exists (
        select from contest_choices x where x.user_id = m.user_id and (x.chosen_until is null or x.chosen_until > c.starts_at))
    order by m.user_id, m.joined_at desc, m.contest_id desc
    on conflict do nothing`.run(trx)
}
