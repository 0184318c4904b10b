import {
  getPromotionBalance,
  getUserPromotionData,
  listBalanceLog,
  listDepositAchievements,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { userRoom } from '../../../../plugins/realtime/realtime.ts'
import { route } from '../../../../plugins/route.ts'
import {
  listBalanceRecords,
  readDepositAchievements,
  readPromotionBalance,
  readUserPromotionData,
  type OwnPartContext,
} from './own-part.service.ts'

export function addOwnPart(app: FastifyInstance, context: OwnPartContext): void {
  const { db, clock, realtime } = app.deps

  route(app, getUserPromotionData, async ({ params, player, locale }) => {
    const mark = realtime.mark(userRoom(player.id))
    return {
      ...(await readUserPromotionData(db, clock.now(), context, params.id, { player, locale })),
      ...mark,
    }
  })
  route(app, getPromotionBalance, async ({ params, player }) => {
    const mark = realtime.mark(userRoom(player.id))
    return { ...(await readPromotionBalance(db, clock.now(), context, params.id, player.id)), ...mark }
  })
  route(app, listDepositAchievements, ({ params, player }) =>
    readDepositAchievements(db, clock.now(), context, params.id, player),
  )
  route(app, listBalanceLog, async ({ query, player, locale }) => ({
    items: await listBalanceRecords(db, context, query, { player, locale }),
  }))
}
