// Notifications for players while the site is closed [7.87]. Promises: one is stored exactly when the transaction that causes it commits,
// and a player gets at most one a day and none on a break, but for what happened to their money and their documents. It is sent only to
// browsers in which the player is logged in.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { deleteSubscriptionsOf, insertPush, type NewPush } from './push.repository.ts'

export { selectSubscribers as listSubscribers } from './push.repository.ts'
export { alwaysTold, documentTag, moneyTag } from './push.rules.ts'

/** Stores a notification, inside the caller's transaction. Texts in the player's language; `path` is the screen it opens, `tag` its kind. */
export async function writePush(trx: PlatformDatabase, now: Date, note: NewPush): Promise<void> {
  await insertPush(trx, now, note)
}

/** No browser of the player is reached any more, inside the caller's transaction. */
export async function removeSubscriptions(trx: PlatformDatabase, userId: number): Promise<void> {
  await deleteSubscriptionsOf(trx, userId)
}
