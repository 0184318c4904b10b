import { listRounds, listWinners, winnersRoom } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { listPlayerRounds } from './rounds.service.ts'
import type { Winners } from './winners.service.ts'

export function addRounds(app: FastifyInstance, winners: Winners): void {
  const { db, realtime } = app.deps
  realtime.allowRoom(winnersRoom)
  app.addHook('onClose', async () => winners.close())
  route(app, listRounds, async ({ player }) => ({ items: await listPlayerRounds(db, player.id) }))
  route(app, listWinners, ({ query, locale }) => winners.list(locale, query.limit), { isShared: true })
}
