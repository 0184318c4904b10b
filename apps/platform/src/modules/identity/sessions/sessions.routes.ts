import { login, logout, refreshToken } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { endSession, logIn, refreshSession } from './sessions.service.ts'

export function addSessions(app: FastifyInstance): void {
  const { deps } = app

  route(app, login, ({ body, address, region, userAgent }) =>
    logIn(deps, body, { address, region, userAgent }),
  )
  route(app, refreshToken, ({ body }) => refreshSession(deps, body.refreshToken))
  route(app, logout, async ({ player }) => {
    await endSession(deps, { id: player.sessionId, userId: player.id }, 'logout')
    return { success: true }
  })
}
