// Notices to players [3.13], [4.47]. Promises: one is stored exactly when the effects of its fact are; it is new until its player has
// read it; another player's id answers as an absent one; a player's browsers are told after the commit.
import { notificationRemoved, notificationUpdated } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { Deps } from '../../../plugins/deps.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'
import {
  countNew,
  countNewOf,
  insertNotifications,
  lockReaders,
  markRead,
  markReadUpTo,
  type NewNotification,
} from './notifications.repository.ts'

type Reading = Pick<Deps, 'db' | 'clock' | 'realtime'>

/** Marks one as read. @returns the number of new ones. @throws Refusal notification_not_found */
export function readOne(deps: Reading, userId: number, id: string): Promise<number> {
  return read(deps, userId, async (trx, now) => {
    const isChanged = await markRead(trx, now, userId, parseId(id))
    if (isChanged === undefined) throw new Refusal('notification_not_found')
    return isChanged ? [Number(id)] : []
  })
}

/** Marks those up to and including one as read. @returns the number of new ones */
export function readUpTo(deps: Reading, userId: number, upTo: string): Promise<number> {
  return read(deps, userId, (trx, now) => markReadUpTo(trx, now, userId, parseId(upTo)))
}

async function read(
  { db, clock, realtime }: Reading,
  userId: number,
  change: (trx: PlatformDatabase, now: Date) => Promise<number[]>,
): Promise<number> {
  const { ids, newCount, order } = await db.transaction().execute(async (trx) => {
    await lockReaders(trx, [userId])
    const changed = await change(trx, clock.now())
    return { ids: changed, newCount: await countNew(trx, userId), order: await takeEventOrder(trx) }
  })
  if (ids.length > 0)
    realtime.publish(userRoom(userId), notificationRemoved, { ids: ids.map(String), newCount }, { order })
  return newCount
}

/** Ids of the wire that no row can have are those of no notification. */
function parseId(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0
}

/** Stores notifications in the caller's transaction. @returns what to do after its commit */
export async function addNotifications(
  trx: PlatformDatabase,
  now: Date,
  notifications: readonly NewNotification[],
): Promise<((realtime: Realtime) => void) | undefined> {
  if (notifications.length === 0) return undefined
  const userIds = [...new Set(notifications.map(({ userId }) => userId))]
  await lockReaders(trx, userIds)
  // The latest of each player alone: whoever is told fetches all.
  const latest = new Map(
    (await insertNotifications(trx, now, notifications)).map(({ userId, id }) => [userId, id]),
  )
  const counts = await countNewOf(trx, userIds)
  const order = await takeEventOrder(trx)
  return (realtime) => {
    for (const { userId, count } of counts) {
      const data = { id: String(latest.get(userId)), newCount: count }
      realtime.publish(userRoom(userId), notificationUpdated, data, { order })
    }
  }
}
