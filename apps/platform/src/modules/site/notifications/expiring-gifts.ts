// Tells players of gifts that expire within a day, each gift once, and by day only: a push notification goes with it to those who
// subscribed, but never to a player on a break.
import { addSeconds } from '@yanta/config/clock'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../plugins/deps.ts'
import { mayTakePart, readGateFacts } from '../../money/gate/gate.service.ts'
import { presentGiftImage } from '../../rewards/gifts/gifts.service.ts'
import { listSubscribers, writePush } from '../push/push.service.ts'
import { selectUntold, type ExpiringGift } from './expiring-gifts.repository.ts'
import type { NotificationContent } from './notification-kinds.ts'
import { presentContent, type NotificationSubjects } from './notifications.present.ts'
import { addNotifications } from './notifications.service.ts'
import { findMorning, isQuiet } from './quiet-hours.rules.ts'

const everyMs = 3_600_000
const daySeconds = 86_400
const mostAtOnce = 1_000

export function addExpiringGifts(
  app: FastifyInstance,
  subjects: NotificationSubjects,
  timeZone: string,
): void {
  app.deps.jobs.add({
    name: 'tell-expiring-gifts',
    everyMs,
    run: () => tellExpiringGifts(app.deps, subjects, timeZone),
  })
}

export async function tellExpiringGifts(
  deps: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  subjects: NotificationSubjects,
  timeZone: string,
): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    if (isQuiet(now, [timeZone])) return
    const gifts = await selectUntold(deps.db, { now, until: addSeconds(now, daySeconds), limit: mostAtOnce })
    const byPlayer = Map.groupBy(gifts, ({ userId }) => userId)
    for (const own of byPlayer.values()) await tellPlayer(deps, { subjects, timeZone }, own)
    if (gifts.length < mostAtOnce) return
  }
}

/** A push notification tells of the first to expire alone: a player gets one a day at most. */
async function tellPlayer(
  { db, clock, realtime }: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  { subjects, timeZone }: { subjects: NotificationSubjects; timeZone: string },
  gifts: readonly ExpiringGift[],
): Promise<void> {
  const now = clock.now()
  const [first] = gifts
  if (!first) return
  const { userId, locale } = first
  const contents = gifts.map(buildContent)
  const notify = await db.transaction().execute(async (trx) => {
    const told = await addNotifications(
      trx,
      now,
      contents.map((content) => ({ userId, content })),
    )
    const subscriber = (await listSubscribers(trx, [userId], timeZone)).get(userId)
    if (subscriber && !mayTakePart(await readGateFacts(trx, now, userId))) {
      const { title, msg } = presentContent(contents[0]!, subjects, { locale, now })
      const dueAt = findMorning(now, subscriber.timeZones)
      await writePush(trx, now, { userId, title, body: msg, path: '/profile/gifts', tag: 'gift', dueAt })
    }
    return told
  })
  notify?.(realtime)
}

function buildContent({ giftId, titles, image, expiresAt }: ExpiringGift): NotificationContent {
  return {
    kind: 'giftExpires',
    data: { giftId, titles, image: presentGiftImage(image), expiresAt: expiresAt.toISOString() },
  }
}
