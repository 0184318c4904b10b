import type { LoadedContent } from '@yanta/content'
import { getPlayerPage, type PlayerPagePart } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { PlayerPart } from '../../../plugins/player-part.ts'
import { route } from '../../../plugins/route.ts'
import { balancePart, createProfilePart } from '../../identity/players/players.service.ts'
import { bonusPart } from '../../money/bonuses/bonuses.service.ts'
import type { Catalogue } from '../../play/catalogue/catalogue.service.ts'
import { createOwnLobby } from '../../play/lobby/lobby.service.ts'
import { createLevelPart } from '../../rewards/levels/levels.service.ts'
import { createRewardsPart } from '../../rewards/summary/summary.service.ts'
import { readPlayerPage } from './player-page.service.ts'

export function addPlayerPage(
  app: FastifyInstance,
  catalogue: Catalogue,
  { settings, levels }: Pick<LoadedContent, 'settings' | 'levels'>,
): void {
  const { deps } = app
  const parts = new Map(
    Object.entries({
      profile: createProfilePart(settings.rewards),
      balance: balancePart,
      bonus: bonusPart,
      lobby: createOwnLobby(catalogue),
      rewards: createRewardsPart(levels),
      level: createLevelPart(levels),
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
