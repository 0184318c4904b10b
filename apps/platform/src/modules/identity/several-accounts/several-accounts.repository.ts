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
import type { PlatformDatabase } from '../../../database/platform-database.ts'

export type SignKind = 'tool' | 'network' | 'device' | 'birthday'

const sign = row({
  one: integer,
  other: integer,
  kind: text<SignKind>(),
  mark: text,
  since: nullable(timestamptz),
})
/** Something that two accounts share; `one` has the lower id. */
export type Sign = RowOf<typeof sign>

/**
 * Signs that are not stored yet. A payment tool counts by itself; a network only together with a device or a birthday that the same two
 * share, and neither of those without the network. What more than `most` accounts share belongs to no one person: it is passed over before
 * any pair is made of it, so that the work grows with the accounts and not with their pairs.
 */
export function selectNewSigns(db: PlatformDatabase, most: number, limit: number): Promise<Sign[]> {
  return query(sign)`
    with places as (
      select network, user_id, min(first_seen_at) as since from known_places group by network, user_id
    ), networks as (
      select network from places group by network having count(*) between 2 and ${most}
    ), near as (
      select a.user_id as one, b.user_id as other, a.network, greatest(a.since, b.since) as since
      from networks join places a using (network) join places b using (network) where a.user_id < b.user_id
    ), neighbours as (select distinct one, other from near
    ), beside as (
      select one, other, 'device' as kind, a.device as mark, greatest(a.first_seen_at, b.first_seen_at) as since
      from neighbours join known_devices a on a.user_id = one join known_devices b on b.user_id = other and b.device = a.device
      union all
      select one, other, 'birthday', a.birthday::text, greatest(a.created_at, b.created_at)
      from neighbours join users a on a.id = one join users b on b.id = other and b.birthday = a.birthday
    ), tools as (
      select hash from payment_tools group by hash having count(*) between 2 and ${most}
    ), signs as (
      select * from beside
      union all
      select one, other, 'network', network, since from near where (one, other) in (select one, other from beside)
      union all
      select a.user_id, b.user_id, 'tool', hash, greatest(a.first_seen_at, b.first_seen_at)
      from tools join payment_tools a using (hash) join payment_tools b using (hash) where a.user_id < b.user_id
    )
    select one, other, kind, mark, since from signs
    where not exists (
      select from account_matches m join account_match_signs s on s.match_id = m.id
      where m.user_id = one and m.other_user_id = other and s.kind = signs.kind and s.mark = signs.mark)
    order by one, other, kind, mark limit ${limit}`.list(db)
}

/** Stores signs with their matches; a match that the desk has dismissed is open again. */
export async function insertSigns(trx: PlatformDatabase, now: Date, signs: readonly Sign[]): Promise<void> {
  await command`
    with given as (
      select * from unnest(
        ${signs.map(({ one }) => one)}::bigint[], ${signs.map(({ other }) => other)}::bigint[], ${signs.map(({ kind }) => kind)}::text[],
        ${signs.map(({ mark }) => mark)}::text[], ${signs.map(({ since }) => since)}::timestamptz[]
      ) as given (one, other, kind, mark, since)
    ), matched as (
      insert into account_matches as m (user_id, other_user_id, found_at)
      select distinct one, other, ${now}::timestamptz from given
      on conflict (user_id, other_user_id) do update set
        decision = nullif(m.decision, 'dismissed'),
        decided_at = case when m.decision = 'dismissed' then null else m.decided_at end
      returning m.id, m.user_id, m.other_user_id
    )
    insert into account_match_signs (match_id, kind, mark, since, found_at)
    select matched.id, kind, mark, since, ${now} from given join matched on user_id = one and other_user_id = other`.run(
    trx,
  )
}

const match = row({
  id: integer,
  userId: integer,
  otherUserId: integer,
  nick: text,
  otherNick: text,
  foundAt: timestamptz,
  decision: nullable(text<'flagged' | 'dismissed'>()),
  flaggedUserId: nullable(integer),
  signs: json<{ kind: SignKind; since: string | null }[]>(),
})
export type AccountMatch = RowOf<typeof match>

/** Matches that wait for a decision, the latest first. */
export function selectOpenMatches(db: PlatformDatabase, limit: number): Promise<AccountMatch[]> {
  return query(match)`
    select m.id, m.user_id as "userId", m.other_user_id as "otherUserId", u.nick_name as nick, o.nick_name as "otherNick",
      m.found_at as "foundAt", m.decision, m.flagged_user_id as "flaggedUserId",
      (select coalesce(json_agg(json_build_object('kind', s.kind, 'since', s.since) order by s.kind, s.since), '[]')
        from account_match_signs s where s.match_id = m.id) as signs
    from account_matches m join users u on u.id = m.user_id join users o on o.id = m.other_user_id
    where m.decision is null order by m.id desc limit ${limit}`.list(db)
}

/** Locks a match until the transaction ends. */
export function lockMatch(trx: PlatformDatabase, id: number): Promise<AccountMatch | undefined> {
  return query(match)`
    select m.id, m.user_id as "userId", m.other_user_id as "otherUserId", u.nick_name as nick, o.nick_name as "otherNick",
      m.found_at as "foundAt", m.decision, m.flagged_user_id as "flaggedUserId",
      (select coalesce(json_agg(json_build_object('kind', s.kind, 'since', s.since) order by s.kind, s.since), '[]')
        from account_match_signs s where s.match_id = m.id) as signs
    from account_matches m join users u on u.id = m.user_id join users o on o.id = m.other_user_id
    where m.id = ${id} for update of m`.find(trx)
}

/** Stores a decision; `flagged` is the player who is flagged, null for none. */
export async function decideMatch(
  trx: PlatformDatabase,
  now: Date,
  { id, flagged }: { id: number; flagged: number | null },
): Promise<void> {
  await trx
    .updateTable('account_matches')
    .set({
      decision: flagged === null ? 'dismissed' : 'flagged',
      decided_at: now,
      flagged_user_id: flagged,
    })
    .where('id', '=', id)
    .execute()
}

export async function updateMultiAccount(
  trx: PlatformDatabase,
  userId: number,
  isFlagged: boolean,
): Promise<void> {
  await trx.updateTable('users').set({ multi_account: isFlagged }).where('id', '=', userId).execute()
}

/** Whether another decision has flagged the player. */
export async function isFlaggedElsewhere(
  trx: PlatformDatabase,
  userId: number,
  matchId: number,
): Promise<boolean> {
  const found = await trx
    .selectFrom('account_matches')
    .select('id')
    .where('flagged_user_id', '=', userId)
    .where('id', '<>', matchId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertTool(
  trx: PlatformDatabase,
  now: Date,
  { userId, hash }: { userId: number; hash: string },
): Promise<void> {
  await trx
    .insertInto('payment_tools')
    .values({ user_id: userId, hash, first_seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
