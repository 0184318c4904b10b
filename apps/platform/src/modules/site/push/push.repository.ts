import type { Locale, PushSubscription } from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import { command, integer, query, row, type RowOf, text, textArray } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { alwaysTold, mostTries, type PushOutcome } from './push.rules.ts'

export interface NewPush {
  userId: number
  title: string
  body: string
  path: string
  tag: string
  /** The earliest moment to send it; absent: now. */
  dueAt?: Date
}

/** Null: in the zone of the site. */
type SavedSubscription = Omit<PushSubscription, 'timeZone'> & { timeZone?: string | null }

const duePush = row({
  id: integer,
  userId: integer,
  title: text,
  body: text,
  path: text,
  tag: text,
  attempts: integer,
})
export type DuePush = RowOf<typeof duePush>

/** Maximum of subscribed browsers per player; the oldest is dropped. */
const mostBrowsers = 10
const secondsPerDay = 86_400

export async function upsertSubscription(
  trx: PlatformDatabase,
  now: Date,
  { userId, sessionId }: { userId: number; sessionId: string },
  { endpoint, keys, timeZone = null }: SavedSubscription,
): Promise<void> {
  const owner = { user_id: userId, session_id: sessionId, ...keys, saved_at: now, time_zone: timeZone }
  await trx
    .insertInto('push_subscriptions')
    .values({ endpoint, ...owner })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
    .execute()
  await command`
    delete from push_subscriptions where endpoint in (
      select endpoint from push_subscriptions where user_id = ${userId} order by saved_at desc, endpoint offset ${mostBrowsers})`.run(
    trx,
  )
}

/** With `userId`, only if the subscription is that player's. */
export async function deleteSubscription(
  db: PlatformDatabase,
  endpoint: string,
  userId?: number,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .$if(userId !== undefined, (subscriptions) => subscriptions.where('user_id', '=', userId!))
    .execute()
}

export async function deleteSubscriptionsOf(trx: PlatformDatabase, userId: number): Promise<void> {
  await trx.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
}

/** Subscriptions of browsers in which the player is logged in now. */
export async function listReachable(
  db: PlatformDatabase,
  now: Date,
  userId: number,
): Promise<PushSubscription[]> {
  const rows = await db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.user_id', '=', userId)
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .orderBy('p.saved_at')
    .execute()
  return rows.map(({ endpoint, ...keys }) => ({ endpoint, keys }))
}

const subscriber = row({ id: integer, locale: text<Locale>(), timeZones: textArray })

export interface Subscriber {
  locale: Locale
  /** Of the player's browsers, each once. */
  timeZones: string[]
}

/** Those of the players some of whose browsers has subscribed; a browser that has sent no zone is in that of the site. */
export async function selectSubscribers(
  db: PlatformDatabase,
  userIds: readonly number[],
  siteTimeZone: string,
): Promise<ReadonlyMap<number, Subscriber>> {
  const rows = await query(subscriber)`
    select u.id, u.locale, array_agg(distinct coalesce(p.time_zone, ${siteTimeZone})) as "timeZones"
    from users u join push_subscriptions p on p.user_id = u.id
    where u.id = any(${userIds}::bigint[]) group by u.id`.list(db)
  return new Map(rows.map(({ id, ...each }) => [id, each]))
}

export async function insertPush(
  trx: PlatformDatabase,
  now: Date,
  { userId, title, body, path, tag, dueAt = now }: NewPush,
): Promise<void> {
  await trx
    .insertInto('push_notes')
    .values({ user_id: userId, title, body, path, tag, created_at: now, due_at: dueAt })
    .execute()
}

/** Claims due notifications for one try. A try that never ends is repeated, later each time; those older than a day are no longer sent. */
export function claimPushes(db: PlatformDatabase, now: Date, limit: number): Promise<DuePush[]> {
  return query(duePush)`
    update push_notes set attempts = attempts + 1, due_at = ${now}::timestamptz + make_interval(secs => 30 * power(2, attempts))
    where id in (
      select id from push_notes where outcome is null and due_at <= ${now} and created_at > ${addSeconds(now, -secondsPerDay)} and attempts < ${mostTries}
      order by due_at limit ${limit} for update skip locked)
    returning id, user_id as "userId", title, body, path, tag, attempts`.list(db)
}

/** Whether the player was sent a notification within the last day, other than what is always told. */
export async function wasPushedToday(db: PlatformDatabase, now: Date, userId: number): Promise<boolean> {
  const sent = await db
    .selectFrom('push_notes')
    .select('id')
    .where('user_id', '=', userId)
    .where('outcome', '=', 'sent')
    .where('tag', 'not in', alwaysTold)
    .where('settled_at', '>', addSeconds(now, -secondsPerDay))
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}

export async function settlePush(
  db: PlatformDatabase,
  now: Date,
  { id, outcome }: { id: number; outcome: PushOutcome },
): Promise<void> {
  await db.updateTable('push_notes').set({ outcome, settled_at: now }).where('id', '=', id).execute()
}

export async function recordFailure(db: PlatformDatabase, id: number, error: string): Promise<void> {
  await db.updateTable('push_notes').set({ last_error: error }).where('id', '=', id).execute()
}
