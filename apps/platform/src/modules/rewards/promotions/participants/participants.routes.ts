import { getParticipant, joinPromotion, listMemberships, listParticipants } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { Dates } from '../../../../plugins/calendar.ts'
import { route } from '../../../../plugins/route.ts'
import { readVisitor } from '../high-fives/give-five.service.ts'
import { listFived } from '../high-fives/high-fives.service.ts'
import * as participants from './participants.service.ts'

export function addParticipants(
  app: FastifyInstance,
  context: participants.ParticipantsContext & { dates: Dates },
): void {
  const { deps } = app

  route(app, listParticipants, async ({ params, query, player, request }) => {
    const table = await participants.listTable(deps, context, params.promoId, player, {
      sort: sorts[query['sort[field]']],
      direction: query['sort[order]'],
      page: query.page,
      limit: query.limit,
      search: query.q?.trim() || null,
    })
    const visitor = readVisitor(request)
    const from = player ? { userId: player.id } : visitor === null ? null : { visitor }
    const fived = from
      ? await listFived(deps.db, {
          contestId: Number(params.promoId),
          from,
          to: table.items.map(({ userId }) => Number(userId)),
          today: context.dates.dateOf(deps.clock.now()),
        })
      : []
    return { ...table, fived: fived.map(String) }
  })
  route(app, getParticipant, async ({ params, player }) => ({
    data: { data: await participants.getMembership(deps, context, params.id, player.id) },
  }))
  route(app, listMemberships, async ({ player }) => ({
    items: await participants.listMembershipsOf(deps, player.id),
  }))
  route(app, joinPromotion, async ({ body, player }) => {
    await participants.join(deps, player, body.action_id)
    return { ok: true, action_id: body.action_id }
  })
}

const sorts = { rank: 'rank', points: 'earned', additionalPoints: 'additional' } as const
