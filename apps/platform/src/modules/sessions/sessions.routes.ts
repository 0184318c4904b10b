import { login, logout, refreshToken } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { endSessions, publishEndedSessions } from '../game-sessions/game-sessions.service.ts'
import { endSession, logIn, refreshSession } from './sessions.service.ts'

export function addSessions(app: FastifyInstance): void {
  const { parts } = app
  const { db, config, realtime } = parts

  route(app, login, ({ body, address, userAgent }) => logIn(parts, body, { address, userAgent }))
  route(app, refreshToken, ({ body }) => refreshSession(parts, body.refreshToken))
  route(app, logout, async ({ player }) => {
    // The game first: its frame hears of it through the room that the login's end closes.
    publishEndedSessions(realtime, await endSessions(db, config.sessionSecret, { loginId: player.sessionId }, 'logout'))
    await endSession(parts, { id: player.sessionId, userId: player.id }, 'logout')
    return { success: true }
  })
}
