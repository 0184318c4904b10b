// Decides a round and stores it as pending in one statement, which also uses up its nonce: seeds never give two rounds the same
// nonce, a request never has two rounds, and whoever changes the seeds meanwhile either sees the round or prevents it.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { profiles, replayRound, type ProfileId } from '@yanta/game-rules/slot'
import type { ProviderDatabase, RoundRow, SessionRow } from '../database/schema.ts'
import { createMemory } from '../memory.ts'
import { getActiveSeeds, type ActiveSeeds } from '../seeds/seeds.ts'
import { ownerOf } from '../sessions/page-sessions.ts'
import { findRequestedRound } from './round-records.ts'

export interface RoundRequestOf {
  session: SessionRow
  profile: ProfileId
  stake: number
  requestId: string
}

/** The round of a request: a new one, or the one it already had. */
export type DecideRound = (request: RoundRequestOf) => Promise<{ round: RoundRow; isNew: boolean }>

/** How often the seeds may turn out to be used from elsewhere, by another page or process, before giving up. */
const tries = 20

export function createDecider(db: ProviderDatabase): DecideRound {
  const lastUsed = createMemory<ActiveSeeds>(10_000)
  return async (request) => {
    const owner = ownerOf(request.session)
    const key = `${owner.playerId} ${owner.gameSlug}`
    for (let attempt = 0; attempt < tries; attempt++) {
      const seeds = lastUsed.get(key) ?? await getActiveSeeds(db, owner)
      lastUsed.forget(key)
      const round = await insertRound(db, request, seeds)
      if (round) {
        lastUsed.set(key, { ...seeds, nonce: seeds.nonce + 1 })
        return { round, isNew: true }
      }
      const earlier = await findRequestedRound(db, request.session.id, request.requestId)
      if (earlier) return { round: earlier, isNew: false }
    }
    throw new Error(`the seeds of ${key} are used from elsewhere all the time`)
  }
}

/** Undefined when the seeds have moved on or the request has a round already. */
async function insertRound(db: ProviderDatabase, { session, profile, stake, requestId }: RoundRequestOf, seeds: ActiveSeeds): Promise<RoundRow | undefined> {
  const outcome = replayRound(profiles[profile], seeds, stake)
  const id = randomBytes(16).toString('hex')
  const { rows: [row] } = await sql<{ seq: number; played_at: Date }>`
    with used as (
      update provider.seeds set nonce = nonce + 1
      where id = ${seeds.seedId} and status = 'active' and nonce = ${seeds.nonce}
        and not exists (select 1 from provider.rounds where session_id = ${session.id} and request_id = ${requestId})
      returning id, nonce - 1 as nonce
    )
    insert into provider.rounds (
      id, session_id, request_id, wallet_session_id, player_id, game_slug, currency, profile, stake, win, outcome, seed_id, nonce
    )
    select ${id}, ${session.id}, ${requestId}, ${session.wallet_session_id}, ${session.player_id}, ${session.game_slug}, ${session.currency},
      ${profile}, ${stake}::bigint, ${outcome.win}::bigint, ${JSON.stringify(outcome)}::json, used.id, used.nonce
    from used
    on conflict (session_id, request_id) do nothing
    returning seq, played_at`.execute(db)
  return row && {
    id, seq: row.seq, session_id: session.id, request_id: requestId, wallet_session_id: session.wallet_session_id, player_id: session.player_id,
    game_slug: session.game_slug, currency: session.currency, profile, stake, win: outcome.win, outcome, seed_id: seeds.seedId, nonce: seeds.nonce,
    client_seed: seeds.clientSeed, server_seed_hash: seeds.serverSeedHash, status: 'pending', refusal: null, is_withdrawn: false, is_unseen: false,
    wallet_transaction_id: null, balance_after_bet: null, balance: null, played_at: row.played_at,
  }
}
