import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { SeedsRequest, type Seeds, type SeedsAnswer } from '../api.ts'
import type { RouteContext } from '../route-context.ts'
import { parseInput } from '../plugins/errors.ts'
import { ownerOf } from '../sessions/page-sessions.ts'
import { getSeeds, rotateSeeds } from './seeds.ts'

/** The current seeds; and to show the server seed that gave the rounds so far and go on with the next one. */
export function registerSeeds(app: FastifyInstance, { db, rounds, getLoggedInSession }: RouteContext): void {
  app.get('/api/seeds', async (request): Promise<Seeds> => {
    const { session } = await getLoggedInSession(request)
    return getSeeds(db, ownerOf(session))
  })

  app.post('/api/seeds', async (request): Promise<SeedsAnswer> => {
    const { session } = await getLoggedInSession(request)
    const change = parseInput(SeedsRequest, request.body)
    await rounds.recover({ owner: ownerOf(session) })
    const rotated = await rotateSeeds(db, ownerOf(session), change)
    if (!rotated) throw new Refusal('temporarily_unavailable')
    return rotated
  })
}
