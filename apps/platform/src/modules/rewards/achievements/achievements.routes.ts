import { listAchievements } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { route } from '../../../plugins/route.ts'
import { listPlayerAchievements, type Achievements } from './achievements.service.ts'

export function addAchievements(app: FastifyInstance, achievements: Achievements): void {
  const { db, realtime } = app.deps
  route(app, listAchievements, async ({ player, locale }) => {
    const mark = realtime.mark(userRoom(player.id))
    return { items: await listPlayerAchievements(db, achievements, player.id, locale), ...mark }
  })
}
