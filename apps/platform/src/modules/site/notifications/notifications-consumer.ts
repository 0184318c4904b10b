import type { Clock } from '@yanta/config/clock'
import type { OutboxConsumer } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { buildNotification } from './notification-kinds.ts'
import { addNotifications } from './notifications.service.ts'

/** Tells players of the facts that concern them. */
export function createNotificationsConsumer(clock: Clock): OutboxConsumer {
  return {
    name: 'notifications',
    async consume(trx, events) {
      const told = events.flatMap((event) => {
        const content = buildNotification(event)
        return content ? [{ userId: event.userId, content }] : []
      })
      return addNotifications(trx, clock.now(), told)
    },
  }
}
