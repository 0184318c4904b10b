import { listOperations, sumOperations } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { Dates } from '../../../plugins/calendar.ts'
import { route } from '../../../plugins/route.ts'
import type { MethodNames } from './history.present.ts'
import { listPlayerOperations, sumPlayerOperations } from './history.service.ts'

export function addHistory(app: FastifyInstance, methods: MethodNames, dates: Dates): void {
  const { db, clock } = app.deps
  const context = { db, clock, methods, dates }
  route(app, listOperations, ({ player, locale, query }) =>
    listPlayerOperations(context, { player, locale, ...query }),
  )
  route(app, sumOperations, ({ player, query }) => sumPlayerOperations(context, { player, ...query }))
}
