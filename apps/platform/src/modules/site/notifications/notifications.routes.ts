import { listNotifications, readAllNotifications, readNotification } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { route } from '../../../plugins/route.ts'
import { presentNotification, type NotificationSubjects } from './notifications.present.ts'
import { countNew, deleteOldRead, selectNew } from './notifications.repository.ts'
import { readOne, readUpTo } from './notifications.service.ts'

/** [7.13]. */
const pageSize = 40
const dayMs = 86_400_000

export function addNotificationCalls(app: FastifyInstance, subjects: NotificationSubjects): void {
  const { deps } = app
  const { db, clock, realtime, jobs } = deps

  route(app, listNotifications, async ({ player, query: { offset }, locale }) => {
    const mark = realtime.mark(userRoom(player.id))
    const now = clock.now()
    const [records, newCount] = await Promise.all([
      selectNew(db, player.id, { offset, limit: pageSize }),
      countNew(db, player.id),
    ])
    return {
      items: records.map((record) => presentNotification(record, subjects, { locale, now })),
      newCount,
      ...mark,
    }
  })
  route(app, readNotification, async ({ player, params }) => ({
    success: true,
    newCount: await readOne(deps, player.id, params.id),
  }))
  route(app, readAllNotifications, async ({ player, body }) => ({
    success: true,
    newCount: await readUpTo(deps, player.id, body.upTo),
  }))
  jobs.add({
    name: 'delete-read-notifications',
    everyMs: dayMs,
    run: () => deleteOldRead(db, clock.now()),
  })
}
