import type { PushSubscription } from '@yanta/contract'
import { sql, type Kysely } from 'kysely'
import { mostTries, type PushOutcome } from './push.rules.ts'

export interface NewPush {
  userId: number
  title: string
  body: string
  path: string
  tag: string
}

export interface DuePush extends NewPush {
  id: number
  attempts: number
}

/** Maximum of subscribed browsers per player; the oldest is dropped. */
const mostBrowsers = 10

export async function upsertSubscription(
  trx: Kysely<any>,
  { userId, sessionId }: { userId: number; sessionId: string },
  { endpoint, keys }: PushSubscription,
): Promise<void> {
  await sql`
    insert into push_subscriptions (endpoint, user_id, session_id, p256dh, auth) values (${endpoint}, ${userId}, ${sessionId}, ${keys.p256dh}, ${keys.auth})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, saved_at = now()`.execute(
    trx,
  )
  await sql`
    delete from push_subscriptions where endpoint in (
      select endpoint from push_subscriptions where user_id = ${userId} order by saved_at desc, endpoint offset ${mostBrowsers})`.execute(
    trx,
  )
}

/** With `userId`, only if the subscription is that player's. */
export async function deleteSubscription(db: Kysely<any>, endpoint: string, userId?: number): Promise<void> {
  await sql`delete from push_subscriptions where endpoint = ${endpoint} and (${userId ?? null}::bigint is null or user_id = ${userId ?? null})`.execute(
    db,
  )
}

/** Subscriptions of browsers in which the player is logged in now. */
export async function listReachable(db: Kysely<any>, userId: number): Promise<PushSubscription[]> {
  const { rows } = await sql<{ endpoint: string; p256dh: string; auth: string }>`
    select p.endpoint, p.p256dh, p.auth from push_subscriptions p join sessions s on s.id = p.session_id
    where p.user_id = ${userId} and s.user_id = ${userId} and s.ended_at is null and s.expires_at > now() order by p.saved_at`.execute(
    db,
  )
  return rows.map(({ endpoint, ...keys }) => ({ endpoint, keys }))
}

export async function insertPush(
  trx: Kysely<any>,
  { userId, title, body, path, tag }: NewPush,
): Promise<void> {
  await sql`insert into push_notes (user_id, title, body, path, tag) values (${userId}, ${title}, ${body}, ${path}, ${tag})`.execute(
    trx,
  )
}

/** Claims due notifications for one try. A try that never ends is repeated, later each time; those older than a day are no longer sent. */
export async function claimPushes(db: Kysely<any>, limit: number): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    update push_notes set attempts = attempts + 1, due_at = now() + make_interval(secs => 30 * power(2, attempts))
    where id in (select id from push_notes where outcome is null and due_at <= now() and created_at > now() - interval '1 day' and attempts < ${mostTries} order by due_at limit ${limit} for update skip locked)
    returning id, user_id as "userId", title, body, path, tag, attempts`.execute(db)
  return rows
}

/** Whether the player was sent a notification within the last day. */
export async function wasPushedToday(db: Kysely<any>, userId: number): Promise<boolean> {
  const { rows } = await sql<{ isTold: boolean }>`
    select exists (select 1 from push_notes where user_id = ${userId} and outcome = 'sent' and settled_at > now() - interval '1 day') as "isTold"`.execute(
    db,
  )
  return rows[0]!.isTold
}

export async function settlePush(db: Kysely<any>, id: number, outcome: PushOutcome): Promise<void> {
  await sql`update push_notes set outcome = ${outcome}, settled_at = now() where id = ${id}`.execute(db)
}

export async function recordFailure(db: Kysely<any>, id: number, error: string): Promise<void> {
  await sql`update push_notes set last_error = ${error} where id = ${id}`.execute(db)
}
