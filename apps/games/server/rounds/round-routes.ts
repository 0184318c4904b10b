// Routes for playing rounds and their steps, the history and the proofs. A round is visible only to sessions of its own player and game.
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Id } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import {
  RoundListQuery,
  RoundRequest,
  StepRequest,
  type RoundAnswer,
  type RoundList,
  type RoundProof,
} from '../api.ts'
import { findAnte, findBought, readPlay, takesFreeRounds } from '../engines.ts'
import { parseInput } from '../plugins/errors.ts'
import type { RouteContext } from '../route-context.ts'
import { findRevealedSeed, listRevealed } from '../seeds/seeds.ts'
import { ownerOf, playsStill } from '../sessions/page-sessions.ts'
import { presentPlayedRound, presentProof, presentRound } from './present-round.ts'
import { findOwnRound, listPlayedRounds } from './rounds.repository.ts'

export function registerRounds(
  app: FastifyInstance,
  { db, catalogue, rounds, getSession, getLoggedInSession, limits }: RouteContext,
): void {
  app.post('/api/rounds', async (request, reply): Promise<RoundAnswer> => {
    const session = await getSession(request)
    limits.rounds.count(session.id)
    const { requestId, freeRoundsId = null, ...order } = parseInput(RoundRequest, request.body)
    const game = catalogue.findGame(session.game_slug)
    if (!game) throw new Refusal('game_not_found')
    if (!playsStill(session, game)) throw new Refusal('session_expired')
    if (freeRoundsId !== null && !takesFreeRounds(game))
      throw new Refusal('invalid_request', { field: 'freeRoundsId' })
    const read = () =>
      readPlay(
        game,
        {
          ...order,
          isFree: freeRoundsId !== null,
          bought: session.may_buy ? findBought(game) : null,
          ante: session.may_ante ? findAnte(game) : null,
        },
        catalogue.getStakes(session.currency),
      )
    const hasLeft = () => reply.raw.destroyed
    const round = await rounds.play({ session, read, requestId, freeRoundsId, hasLeft })
    return { round: presentRound(round) }
  })

  app.post('/api/rounds/:id/steps', async (request, reply): Promise<RoundAnswer> => {
    const session = await getSession(request)
    limits.rounds.count(session.id)
    const { id } = parseInput(v.object({ id: Id }), request.params)
    const order = { roundId: id, ...parseInput(StepRequest, request.body) }
    const round = await rounds.step(ownerOf(session), order, () => reply.raw.destroyed)
    return { round: presentRound(round) }
  })

  app.get('/api/rounds', async (request): Promise<RoundList> => {
    const { session } = await getLoggedInSession(request)
    const { before, limit } = parseInput(RoundListQuery, request.query)
    const found = await listPlayedRounds(db, ownerOf(session), { before, limit: limit + 1 })
    const page = found.slice(0, limit)
    const revealed = await listRevealed(
      db,
      page.map((round) => round.seed_id),
    )
    return {
      items: page.map((round) => presentPlayedRound(round, revealed.has(round.seed_id))),
      hasMore: found.length > limit,
    }
  })

  app.get('/api/rounds/:id', async (request): Promise<RoundProof> => {
    const { session } = await getLoggedInSession(request)
    const { id } = parseInput(v.object({ id: Id }), request.params)
    const round = await findOwnRound(db, ownerOf(session), id)
    if (round?.status !== 'settled') throw new Refusal('round_not_found')
    const serverSeed = await findRevealedSeed(db, round.seed_id)
    return {
      round: presentRound(round),
      state: serverSeed === null ? 'rotate_to_verify' : 'revealed',
      proof: presentProof(round, catalogue.findGame(round.game_slug), serverSeed),
    }
  })
}
