import { listRounds } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { listPlayerRounds } from './rounds.service.ts'

export function addRounds(app: FastifyInstance): void {
  route(app, listRounds, async ({ player }) => ({ items: await listPlayerRounds(app.parts.db, player.id) }))
}
