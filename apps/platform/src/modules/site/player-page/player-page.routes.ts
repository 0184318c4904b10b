import { getPlayerPage, type PlayerPagePart } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { PlayerPart } from '../../../plugins/player-part.ts'
import { route } from '../../../plugins/route.ts'
import { balancePart, profilePart } from '../../identity/players/players.service.ts'
import { bonusPart } from '../../money/bonuses/bonuses.service.ts'
import type { Catalogue } from '../../play/catalogue/catalogue.service.ts'
import { createOwnLobby } from '../../play/lobby/lobby.service.ts'
import { readPlayerPage } from './player-page.service.ts'

export function addPlayerPage(app: FastifyInstance, catalogue: Catalogue): void {
  const { deps } = app
  const parts = new Map(
    Object.entries({
      profile: profilePart,
      balance: balancePart,
      bonus: bonusPart,
      lobby: createOwnLobby(catalogue),
    } satisfies Record<PlayerPagePart, PlayerPart>),
  )
  route(
    app,
    getPlayerPage,
    ({ player, query, locale, request }) =>
      readPlayerPage(deps, parts, query.parts, { player, locale, log: request.log }),
    { isParsed: true },
  )
}
