import {
  checkNickname,
  chooseNickname,
  getBalance,
  getProfile,
  takeBreak,
  updateProfile,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { readPlayerPart } from '../../../plugins/player-part.ts'
import { route } from '../../../plugins/route.ts'
import { publishEndedSessions } from '../../play/game-sessions/game-sessions.service.ts'
import * as breaks from '../../money/limits/breaks.service.ts'
import { choosePlayerNickname, findNicknames } from './nicknames.service.ts'
import { balancePart, changeProfile, createProfilePart, type ProfileTerms } from './players.service.ts'

export function addPlayers(app: FastifyInstance, terms: ProfileTerms): void {
  const { deps } = app
  const { db, clock, realtime, config } = deps

  const profilePart = createProfilePart(terms)
  route(app, getProfile, (context) => readPlayerPart(deps, profilePart, context))
  route(app, updateProfile, ({ player, body }) => changeProfile(deps, player, body))
  route(app, getBalance, (context) => readPlayerPart(deps, balancePart, context))
  route(app, checkNickname, ({ player, params }) => findNicknames(deps, player.id, params.nickname))
  route(app, chooseNickname, async ({ player, body }) => {
    await choosePlayerNickname(deps, player.id, body.nickname)
    return { success: true }
  })
  route(app, takeBreak, async ({ player, body }) => {
    const { until, ended } = await breaks.takeBreak(db, clock.now(), config.sessionSecret, player, body.hours)
    publishEndedSessions(realtime, ended)
    return { breakUntil: until.toISOString() }
  })
}
