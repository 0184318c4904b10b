import { addSeconds } from '@yanta/config/clock'
import { bool, integer, json, query, row, text, timestamptz, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { selectNewCount } from './new-count.sql.ts'
import type { NotificationContent, NotificationKinds } from './notification-kinds.ts'

export interface NewNotification {
  userId: number
  content: NotificationContent
}

const notificationRecord = row({
  id: integer,
  kind: text<keyof NotificationKinds>(),
  data: json(),
  createdAt: timestamptz,
})
export type NotificationRecord = RowOf<typeof notificationRecord>

/** Whoever changes what is new to a player holds this: later counts have later events. */
export async function lockReaders(trx: PlatformDatabase, userIds: readonly number[]): Promise<void> {
  await query(row({ id: integer }))`
    select id from users where id = any(${userIds}::bigint[]) order by id for no key update`.list(trx)
}

const inserted = row({ id: integer, userId: integer })

/** In the order given. */
export function insertNotifications(
  trx: PlatformDatabase,
  now: Date,
  notifications: readonly NewNotification[],
): Promise<RowOf<typeof inserted>[]> {
  const userIds = notifications.map(({ userId }) => userId)
  const kinds = notifications.map(({ content }) => content.kind)
  const texts = notifications.map(({ content }) => JSON.stringify(content.data))
  return query(inserted)`
    insert into user_notifications (user_id, kind, data, created_at)
    select user_id, kind, data::jsonb, ${now}::timestamptz
    from unnest(${userIds}::bigint[], ${kinds}::text[], ${texts}::text[]) with ordinality as told (user_id, kind, data, place)
    order by place returning id, user_id as "userId"`.list(trx)
}

/** New ones, the latest first. */
export function selectNew(
  db: PlatformDatabase,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<NotificationRecord[]> {
  return query(notificationRecord)`
    select id, kind, data, created_at as "createdAt" from user_notifications
    where user_id = ${userId} and read_at is null order by id desc offset ${offset} limit ${limit}`.list(db)
}

export async function countNew(db: PlatformDatabase, userId: number): Promise<number> {
  return (await query(row({ count: integer }))`select ${selectNewCount(userId)} as count`.get(db)).count
}

const newOfPlayer = row({ userId: integer, count: integer })

/** Of many players by one statement; those without a new one are left out. */
export async function countNewOf(
  db: PlatformDatabase,
  userIds: readonly number[],
): Promise<RowOf<typeof newOfPlayer>[]> {
  return query(newOfPlayer)`
    select user_id as "userId", count(*)::int as count from user_notifications
    where user_id = any(${userIds}::bigint[]) and read_at is null group by user_id`.list(db)
}

const found = row({ isChanged: bool })

/** Undefined: the player has no such notification. */
export async function markRead(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  id: number,
): Promise<boolean | undefined> {
  const known = await query(found)`
    select read_at is null as "isChanged" from user_notifications where id = ${id} and user_id = ${userId}`.find(
    trx,
  )
  if (known?.isChanged)
    await trx.updateTable('user_notifications').set({ read_at: now }).where('id', '=', id).execute()
  return known?.isChanged
}

/** Returns the ids of those it has changed. */
export async function markReadUpTo(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  upTo: number,
): Promise<number[]> {
  const rows = await trx
    .updateTable('user_notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('id', '<=', upTo)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** How long a read one is known: a repeated reading of it changes nothing. */
const keptSeconds = 30 * 86_400

export async function deleteOldRead(db: PlatformDatabase, now: Date): Promise<void> {
  await db.deleteFrom('user_notifications').where('read_at', '<', addSeconds(now, -keptSeconds)).execute()
}
