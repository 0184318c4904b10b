// POST /api/open: a game page shows the run token of its address and gets all it needs to play.
import { networkOf } from '@yanta/config/network'
import type { FastifyInstance } from 'fastify'
import { getSeeds, type Owner } from '../seeds/seeds.ts'
import { OpenRequest, type OpenAnswer } from '../api.ts'
import type { PlayableGame } from '../catalogue.ts'
import { Refusal } from '../refusal.ts'
import { profiles } from '@yanta/game-rules/slot'
import { parseInput } from '../plugins/errors.ts'
import { presentRound } from '../rounds/present-round.ts'
import { takeUnseenRound } from '../rounds/round-records.ts'
import type { Parts } from '../parts.ts'
import { createPageSession } from './page-sessions.ts'

export function registerOpen(app: FastifyInstance, { db, wallet, catalogue, rounds, limits }: Parts): void {
  app.post('/api/open', async (request): Promise<OpenAnswer> => {
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
    await rounds.recover(owner)
    const seeds = await getSeeds(db, owner)
    const unseen = await takeUnseenRound(db, owner)
    const { bearer } = await createPageSession(db, run)
    return {
      session: bearer,
      mode: run.mode,
      currency: run.currency,
      balance: unseen ? await readBalance(run.sessionId, run.balance) : run.balance,
      locale: run.locale,
      nickName: run.nickName,
      game: presentGame(game, run.locale),
      ...catalogue.getStakes(run.currency),
      ...seeds,
      pending: unseen ? presentRound(unseen) : null,
    }
  })

  /** The balance after left-over rounds were settled; the one from before when the wallet gives none. */
  async function readBalance(sessionId: string, before: number): Promise<number> {
    const result = await wallet.getBalance({ sessionId })
    return result.kind === 'done' ? result.value.balance : before
  }
}

function presentGame(game: PlayableGame, locale: OpenAnswer['locale']): OpenAnswer['game'] {
  const { rtp, volatility } = profiles[game.profile]
  return { slug: game.slug, name: game.names[locale] ?? game.name, theme: game.theme, engine: 'slot', profile: game.profile, rtp, volatility }
}
