import type { LevelEntry } from '@yanta/content'
import { getNetroxVisitor, getWebimVisitor } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { getChatVisitorKey } from '../../../plugins/chat-visitor-key.ts'
import { route } from '../../../plugins/route.ts'
import { presentNetrox, presentWebim } from './chat-visitor.present.ts'
import { selectVisitor } from './chat-visitor.repository.ts'

/** Who a player is to the chat of support [3.60]; open to all players, since support is. */
export function addChatVisitors(app: FastifyInstance, levels: readonly LevelEntry[]): void {
  const { db, clock, config } = app.deps
  const key = getChatVisitorKey(config)
  route(app, getWebimVisitor, async ({ player, query }) =>
    presentWebim(await selectVisitor(db, player.id), {
      levels,
      reason: query.reason,
      key,
      now: clock.now(),
    }),
  )
  route(app, getNetroxVisitor, async ({ player, query }) =>
    presentNetrox(await selectVisitor(db, player.id), { levels, reason: query.reason }),
  )
}
