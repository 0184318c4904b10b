import { addSeconds } from '@yanta/config/clock'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface Operator {
  id: number
  name: string
}

export async function insertLink(
  db: PlatformDatabase,
  link: { name: string; hash: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('support_operators')
    .values({ name: link.name, link_hash: link.hash, link_expires_at: link.expiresAt })
    .execute()
}

/** Those whose link and session ended before a moment. */
export async function deleteOperators(db: PlatformDatabase, before: Date): Promise<void> {
  await db
    .deleteFrom('support_operators')
    .where('link_expires_at', '<', before)
    .where((operator) =>
      operator.or([operator('expires_at', 'is', null), operator('expires_at', '<', before)]),
    )
    .execute()
}

/** Turns a link into a session, once: false when it was used, has expired, or never was. */
export async function spendLink(
  db: PlatformDatabase,
  now: Date,
  { linkHash, tokenHash, expiresAt }: { linkHash: string; tokenHash: string; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('support_operators')
    .set({ token_hash: tokenHash, expires_at: expiresAt, last_seen_at: now })
    .where('link_hash', '=', linkHash)
    .where('link_expires_at', '>', now)
    .where('token_hash', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A session that is open, or a link that still opens one. */
export interface LiveOperator extends Operator {
  until: Date
  isOpened: boolean
  lastSeenAt: Date | null
}

const isLive = (now: Date) =>
  sql<boolean>`(expires_at > ${now} or token_hash is null and link_expires_at > ${now})`

/** The latest first. */
export async function selectLiveOperators(db: PlatformDatabase, now: Date): Promise<LiveOperator[]> {
  const rows = await db
    .selectFrom('support_operators')
    .select([
      'id',
      'name',
      'link_expires_at as linkExpiresAt',
      'expires_at as expiresAt',
      'last_seen_at as lastSeenAt',
    ])
    .where(isLive(now))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, name, linkExpiresAt, expiresAt, lastSeenAt }) => ({
    id,
    name,
    until: expiresAt ?? linkExpiresAt,
    isOpened: expiresAt !== null,
    lastSeenAt,
  }))
}

/** Ends a session or a link that nobody has opened; returns its operator. */
export async function endOperator(
  db: PlatformDatabase,
  now: Date,
  id: number,
): Promise<Operator | undefined> {
  return db
    .updateTable('support_operators')
    .set({
      expires_at: sql<Date | null>`case when token_hash is not null then ${now}::timestamptz end`,
      link_expires_at: sql<Date>`least(link_expires_at, ${now})`,
    })
    .where('id', '=', id)
    .where(isLive(now))
    .returning(['id', 'name'])
    .executeTakeFirst()
}

/** The operator of a live session. */
export async function findOperator(
  db: PlatformDatabase,
  now: Date,
  tokenHash: string,
): Promise<Operator | undefined> {
  return db
    .selectFrom('support_operators')
    .select(['id', 'name'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** How long a page that asks once a second is not written down again: each writing is one more wait for the disk. */
const writtenEverySeconds = 15

/** The operator is there at this moment. */
export async function updatePresence(db: PlatformDatabase, now: Date, id: number): Promise<void> {
  await db
    .updateTable('support_operators')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where((operator) =>
      operator.or([
        operator('last_seen_at', 'is', null),
        operator('last_seen_at', '<=', addSeconds(now, -writtenEverySeconds)),
      ]),
    )
    .execute()
}
