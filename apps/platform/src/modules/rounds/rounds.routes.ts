import { listRounds, listWinners, type Currency } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { listPlayerRounds } from './rounds.service.ts'
import { createWinners } from './winners.service.ts'

export function addRounds(app: FastifyInstance, currencies: readonly { code: Currency; rateToRub: string }[]): void {
  const winners = createWinners(app.parts.db, currencies)
  route(app, listRounds, async ({ player }) => ({ items: await listPlayerRounds(app.parts.db, player.id) }))
  route(app, listWinners, async ({ query, locale }) => ({ data: await winners.list(locale, query.limit), options: { currency: 'RUB' as const } }), { isShared: true })
}
