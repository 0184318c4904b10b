// Push notifications by day only, where one of the player's browsers is: of what happened to a player's money and of what was decided
// about their documents, always, at night in the morning after it; of how a tournament ended, the same, but never on a break; of what a
// player asked to be reminded of, not at night.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { mayTakePart, readGateFacts } from '../../money/gate/gate.service.ts'
import { alwaysTold, documentTag, listSubscribers, moneyTag, writePush } from '../push/push.service.ts'
import type { NotificationKinds } from './notification-kinds.ts'
import { presentContent, type NotificationSubjects } from './notifications.present.ts'
import type { NewNotification } from './notifications.repository.ts'
import { findMorning, isQuiet } from './quiet-hours.rules.ts'

/** The tag of each kind that is pushed. */
const tags: Partial<Record<keyof NotificationKinds, string>> = {
  payout: moneyTag,
  deposit: moneyTag,
  document: documentTag,
  tournament: 'tournament',
  promotion: 'promotion',
}

/** Stores push notifications of those of the notifications that bring one, in the caller's transaction. */
export async function writePushes(
  trx: PlatformDatabase,
  now: Date,
  { subjects, timeZone }: { subjects: NotificationSubjects; timeZone: string },
  notifications: readonly NewNotification[],
): Promise<void> {
  const pushed = notifications.filter(({ content: { kind } }) => tags[kind] !== undefined)
  if (pushed.length === 0) return
  const subscribers = await listSubscribers(
    trx,
    pushed.map(({ userId }) => userId),
    timeZone,
  )
  for (const { userId, content } of pushed) {
    const subscriber = subscribers.get(userId)
    if (!subscriber) continue
    const { locale, timeZones } = subscriber
    const tag = tags[content.kind]!
    if (content.kind === 'promotion' && isQuiet(now, timeZones)) continue
    if (!alwaysTold.includes(tag) && mayTakePart(await readGateFacts(trx, now, userId))) continue
    const { title, msg, button } = presentContent(content, subjects, { locale, now })
    const dueAt = findMorning(now, timeZones)
    await writePush(trx, now, { userId, title, body: msg, path: button?.link ?? '/', tag, dueAt })
  }
}
