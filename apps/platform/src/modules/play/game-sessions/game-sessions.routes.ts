import { runGame } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { publishEndedSessions, startRun } from './game-sessions.service.ts'

export function addGameSessions(app: FastifyInstance): void {
  const { db, clock, realtime, config, regions, jurisdiction } = app.deps

  route(app, runGame, async ({ params, body, player, locale, region }) => {
    const { run, ended } = await startRun(
      db,
      {
        clock,
        secret: config.sessionSecret,
        gamesOrigin: config.gamesOrigin,
        siteOrigin: config.siteOrigin,
        isRegionBlocked: regions.isBlocked,
        isDemoOfPlayers: !jurisdiction.demoForGuests,
      },
      {
        slug: params.slug,
        mode: body.type,
        platform: body.platform,
        isConfirmed: body.confirm,
        exitUrl: body.exitUrl,
        locale,
        region,
        player,
      },
    )
    publishEndedSessions(realtime, ended)
    return run
  })
}
