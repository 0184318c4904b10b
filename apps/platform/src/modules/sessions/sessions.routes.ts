import { login, logout, refreshToken } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { endSession, logIn, refreshSession } from './sessions.service.ts'

export function addSessions(app: FastifyInstance): void {
  const { parts } = app

  route(app, login, ({ body, address, region, userAgent }) =>
    logIn(parts, body, { address, region, userAgent }),
  )
  route(app, refreshToken, ({ body }) => refreshSession(parts, body.refreshToken))
  route(app, logout, async ({ player }) => {
    await endSession(parts, { id: player.sessionId, userId: player.id }, 'logout')
    return { success: true }
  })
}
