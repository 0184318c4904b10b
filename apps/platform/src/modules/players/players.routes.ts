import { getBalance, getProfile, takeBreak } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { publishEndedSessions } from '../game-sessions/game-sessions.service.ts'
import * as breaks from '../gate/breaks.service.ts'
import { getBalanceSnapshot, getPlayerProfile } from './players.service.ts'

export function addPlayers(app: FastifyInstance): void {
  const { db, realtime, config } = app.parts

  route(app, getProfile, ({ player }) => getPlayerProfile(db, player))
  route(app, getBalance, ({ player }) => getBalanceSnapshot(db, realtime, player))
  route(app, takeBreak, async ({ player, body }) => {
    const { until, ended } = await breaks.takeBreak(db, config.sessionSecret, player, body.hours)
    publishEndedSessions(realtime, ended)
    return { breakUntil: until.toISOString() }
  })
}
