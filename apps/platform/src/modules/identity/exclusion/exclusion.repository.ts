import type { Currency } from '@yanta/contract'
import {
  command,
  integer,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import { selectIdentityVerified } from '../verified-identity/identity-verified.sql.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const exclusionRow = row({
  id: integer,
  startedAt: timestamptz,
  until: nullable(timestamptz),
  endedAt: nullable(timestamptz),
  /** The player whose exclusion it follows; null: the player asked for it. */
  sameAs: nullable(integer),
})
export type Exclusion = RowOf<typeof exclusionRow>

/** The exclusion that runs, locked until the transaction ends. */
export function lockRunning(trx: PlatformDatabase, userId: number): Promise<Exclusion | undefined> {
  return query(exclusionRow)`
    select x.id, x.started_at as "startedAt", x.until, x.ended_at as "endedAt",
      (select other.user_id from self_exclusions other where other.id = x.same_as) as "sameAs"
    from self_exclusions x where x.user_id = ${userId} and x.ended_at is null for update of x`.find(trx)
}

/** All of a player, the latest first. */
export function selectExclusions(db: PlatformDatabase, userId: number): Promise<Exclusion[]> {
  return query(exclusionRow)`
    select x.id, x.started_at as "startedAt", x.until, x.ended_at as "endedAt", other.user_id as "sameAs"
    from self_exclusions x left join self_exclusions other on other.id = x.same_as
    where x.user_id = ${userId} order by x.id desc`.list(db)
}

export interface NewExclusion {
  userId: number
  startedAt: Date
  until: Date | null
  /** Id of the exclusion it follows. */
  sameAs: number | null
}

export async function insertExclusion(
  trx: PlatformDatabase,
  { userId, startedAt, until, sameAs }: NewExclusion,
): Promise<void> {
  await trx
    .insertInto('self_exclusions')
    .values({ user_id: userId, started_at: startedAt, until, same_as: sameAs })
    .execute()
}

/** Gives it another end, with those of other accounts that follow it and would end before. */
export async function moveEnd(
  trx: PlatformDatabase,
  { id, until, sameAs }: { id: number; until: Date | null; sameAs: number | null },
): Promise<void> {
  await trx.updateTable('self_exclusions').set({ until, same_as: sameAs }).where('id', '=', id).execute()
  await command`
    update self_exclusions set until = ${until}::timestamptz
    where same_as = ${id} and ended_at is null and (${until}::timestamptz is null or until < ${until}::timestamptz)`.run(
    trx,
  )
}

export async function endRow(trx: PlatformDatabase, now: Date, id: number): Promise<void> {
  await trx.updateTable('self_exclusions').set({ ended_at: now }).where('id', '=', id).execute()
}

const person = row({
  currency: text<Currency>(),
  birthday: nullable(text),
  firstname: nullable(text),
  lastname: nullable(text),
})
export type Person = RowOf<typeof person>

export function getPerson(db: PlatformDatabase, userId: number): Promise<Person> {
  return query(
    person,
  )`select currency, birthday::text, firstname, lastname from users where id = ${userId}`.get(db)
}

const excluded = row({
  id: integer,
  until: nullable(timestamptz),
  firstname: nullable(text),
  lastname: nullable(text),
})
export type ExcludedPerson = RowOf<typeof excluded>

/**
 * Other players of a birthday who have asked for an exclusion whose term runs. Left out: those whose exclusion this player was found to
 * follow before, which has ended since; the desk has decided that they are two persons.
 */
export function selectExcluded(
  trx: PlatformDatabase,
  now: Date,
  { birthday, userId }: { birthday: string; userId: number },
): Promise<ExcludedPerson[]> {
  return query(excluded)`
    select x.id, x.until, u.firstname, u.lastname
    from users u join self_exclusions x on x.user_id = u.id
    where u.birthday = ${birthday}::date and u.id <> ${userId}
      and x.ended_at is null and x.same_as is null and (x.until is null or x.until > ${now})
      and not exists (
        select from self_exclusions own
        where own.user_id = ${userId} and own.same_as = x.id and own.ended_at is not null)`.list(trx)
}

const twin = row({
  id: integer,
  currency: text<Currency>(),
  firstname: nullable(text),
  lastname: nullable(text),
})

/** Other open accounts of a birthday whose identity is verified; none unless the player's is. */
export function selectVerifiedTwins(
  trx: PlatformDatabase,
  { userId, birthday }: { userId: number; birthday: string },
): Promise<RowOf<typeof twin>[]> {
  return query(twin)`
    select u.id, u.currency, u.firstname, u.lastname
    from users u join verifications v on v.user_id = u.id and v.kind = 'identity' and v.status = 'success'
    where u.birthday = ${birthday}::date and u.id <> ${userId} and u.closed_at is null and ${selectIdentityVerified(userId)}`.list(
    trx,
  )
}

/** No letters with gifts and news. */
export async function updateUnwantedNews(trx: PlatformDatabase, userId: number): Promise<void> {
  await trx.updateTable('users').set({ wants_news: false }).where('id', '=', userId).execute()
}
