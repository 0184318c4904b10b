import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { SeedsRequest, type SeedsAnswer } from '../api.ts'
import type { RouteContext } from '../route-context.ts'
import { parseInput } from '../plugins/errors.ts'
import { ownerOf } from '../sessions/page-sessions.ts'
import { rotateSeeds } from './seeds.ts'

/** POST /api/seeds: shows the server seed that gave the rounds so far and goes on with the next one. */
export function registerSeeds(app: FastifyInstance, { db, rounds, getLoggedInSession }: RouteContext): void {
  app.post('/api/seeds', async (request): Promise<SeedsAnswer> => {
    const { session } = await getLoggedInSession(request)
    const { clientSeed } = parseInput(SeedsRequest, request.body)
    await rounds.recover(ownerOf(session))
    const rotated = await rotateSeeds(db, ownerOf(session), clientSeed)
    if (!rotated) throw new Refusal('temporarily_unavailable')
    return rotated
  })
}
