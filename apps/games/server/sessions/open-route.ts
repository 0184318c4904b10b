// POST /api/open: a game page sends the run token of its address and receives all it needs to play.
import type { FreeRounds } from '@yanta/contract'
import { networkOf, Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { getSeeds, type Owner } from '../seeds/seeds.ts'
import { OpenRequest, type OpenAnswer } from '../api.ts'
import type { PlayableGame } from '../catalogue.ts'
import { presentGame, takesFeatureRounds, takesFreeRounds } from '../engines.ts'
import type { RoundRow } from '../database/records.ts'
import { parseInput } from '../plugins/errors.ts'
import { presentRound } from '../rounds/present-round.ts'
import { findUnseenRounds, markSeen } from '../rounds/rounds.repository.ts'
import { findOpenRound } from '../rounds/steps.repository.ts'
import type { RouteContext } from '../route-context.ts'
import { createPageSession } from './page-sessions.ts'

export function registerOpen(
  app: FastifyInstance,
  { db, clock, wallet, catalogue, rounds, limits }: RouteContext,
): void {
  app.post('/api/open', async (request, reply): Promise<OpenAnswer> => {
    limits.open.count(networkOf(request.ip))
    const { token } = parseInput(OpenRequest, request.body)
    const result = await wallet.authenticate({ runToken: token })
    if (result.kind === 'refused') throw new Refusal(result.code)
    if (result.kind === 'unknown') {
      request.log.error({ reason: result.reason }, 'the wallet did not authenticate a run')
      throw new Refusal('temporarily_unavailable')
    }
    const run = result.value
    const game = catalogue.findGame(run.gameSlug)
    if (!game) throw new Refusal('game_not_found')

    const owner: Owner = { playerId: run.playerId, gameSlug: run.gameSlug }
    const isAnyEnded = await rounds.recover({ owner })
    const seeds = await getSeeds(db, owner)
    const unseen = await findUnseenRounds(db, owner)
    const pending = (await findOpenRound(db, owner)) ?? findShown(game, unseen.settled)
    const { bearer } = await createPageSession(db, clock.now(), run, game)
    const answer: OpenAnswer = {
      session: bearer,
      mode: run.mode,
      currency: run.currency,
      balance:
        isAnyEnded || unseen.settled || unseen.isStakeReturned
          ? await readBalance(run.sessionId, run.balance)
          : run.balance,
      locale: run.locale,
      nickName: run.nickName,
      ...presentGame(game, run.locale, catalogue.getStakes(run.currency)),
      ...seeds,
      pending: pending ? presentRound(pending) : null,
      isStakeReturned: unseen.isStakeReturned,
      rules: run.rules,
      freeRounds: findFreeRounds(game, run.freeRounds, unseen.settled),
    }
    // A page that did not wait for the answer asks again, and finds them unseen still.
    if (!reply.raw.destroyed) await markSeen(db, owner, unseen)
    return answer
  })

  /** A page draws rounds of its own engine and profile: after a change of the game one of before stands in the history alone. */
  function findShown({ engine, profile }: PlayableGame, round: RoundRow | undefined): RoundRow | undefined {
    const isOwn = round?.outcome.engine === engine && round.outcome.profile === profile
    return isOwn ? round : undefined
  }

  /** A round that was settled meanwhile may be one of them. Those the game can't play, as after a change of its engine, are left out. */
  function findFreeRounds(
    game: PlayableGame,
    atFirst: FreeRounds | null,
    settled: RoundRow | undefined,
  ): FreeRounds | null {
    if (!takesFreeRounds(game) || (atFirst?.isFeature && !takesFeatureRounds(game))) return null
    const after = settled?.free_rounds
    return atFirst !== null && after?.id === atFirst.id && after.left < atFirst.left ? after : atFirst
  }

  /** The balance after left-over rounds were settled, or had their bet placed; `before` when the wallet does not answer. */
  async function readBalance(sessionId: string, before: number): Promise<number> {
    const result = await wallet.getBalance({ sessionId })
    return result.kind === 'done' ? result.value.balance : before
  }
}
