import { getOwnLobby, listLobbyRows } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { readPlayerPart } from '../../../plugins/player-part.ts'
import { route } from '../../../plugins/route.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { createOwnLobby, listRows } from './lobby.service.ts'

export function addLobby(app: FastifyInstance, catalogue: Catalogue): void {
  const { deps } = app
  const ownLobby = createOwnLobby(catalogue)
  route(app, listLobbyRows, ({ query, locale }) => listRows(catalogue, locale, query.limit), {
    isShared: true,
    cache: ({ query }) => ({ in: catalogue.answers, as: String(query.limit) }),
  })
  route(app, getOwnLobby, (context) => readPlayerPart(deps, ownLobby, context))
}
