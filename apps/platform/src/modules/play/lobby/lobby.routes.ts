import { getOwnLobby, listLobbyRows } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { findOwnLobby, listRows } from './lobby.service.ts'

export function addLobby(app: FastifyInstance, catalogue: Catalogue): void {
  const { db } = app.deps
  route(app, listLobbyRows, ({ query, locale }) => listRows(catalogue, locale, query.limit), {
    isShared: true,
    cache: ({ query }) => ({ in: catalogue.answers, as: String(query.limit) }),
  })
  route(app, getOwnLobby, ({ player, locale }) => findOwnLobby(db, catalogue, locale, player.id))
}
