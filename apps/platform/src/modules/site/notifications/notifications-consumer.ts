import type { Clock } from '@yanta/config/clock'
import type { OutboxConsumer } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { buildNotification } from './notification-kinds.ts'
import type { NotificationSubjects } from './notifications.present.ts'
import { addNotifications } from './notifications.service.ts'
import { writePushes } from './pushed-notifications.ts'

interface Context {
  clock: Clock
  subjects: NotificationSubjects
  timeZone: string
}

/** Tells players of the facts that concern them. */
export function createNotificationsConsumer({ clock, ...context }: Context): OutboxConsumer {
  return {
    name: 'notifications',
    async consume(trx, events) {
      const now = clock.now()
      const told = events.flatMap((event) => {
        const content = buildNotification(event)
        return content ? [{ userId: event.userId, content }] : []
      })
      await writePushes(trx, now, context, told)
      return addNotifications(trx, now, told)
    },
  }
}
