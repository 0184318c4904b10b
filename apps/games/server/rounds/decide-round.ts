// Decides a round and stores it as pending in one statement, which also uses up its nonce: two rounds of the same seeds never share
// a nonce, a request never has two rounds, and a concurrent change of seeds either sees the round or prevents it. A pending round
// left by an earlier page or server process is ended first: no round begins while the fate of the one before is unknown.
import { randomBytes } from 'node:crypto'
import { integer, query, row, timestamptz } from '@yanta/database/statements'
import { Refusal } from '@yanta/server'
import { LRUCache } from 'lru-cache'
import type { ProviderDatabase, RoundRow, SessionRow } from '../database/records.ts'
import type { Play } from '../engines/play.ts'
import { getActiveSeeds, type ActiveSeeds } from '../seeds/seeds.ts'
import { ownerOf } from '../sessions/page-sessions.ts'
import { findRequestedRound, findUnfinishedRound } from './rounds.repository.ts'

export interface RoundRequestOf {
  session: SessionRow
  play: Play
  requestId: string
}

/**
 * The round of a request: a new one, or the one it already had. Throws `round_open` while a round of steps is open, and
 * `temporarily_unavailable` while it is unknown whether the money of another round moved.
 */
export type DecideRound = (request: RoundRequestOf) => Promise<{ round: RoundRow; isNew: boolean }>

/** Attempts before giving up when another page or process keeps using the seeds at the same time. */
const tries = 20

/** @param resume ends a pending round if it can; waits for a caller that is already ending it */
export function createDecider(
  db: ProviderDatabase,
  resume: (round: RoundRow) => Promise<RoundRow>,
): DecideRound {
  const lastUsed = new LRUCache<string, ActiveSeeds>({ max: 10_000 })
  return async (request) => {
    const owner = ownerOf(request.session)
    const key = `${owner.playerId} ${owner.gameSlug}`
    for (let attempt = 0; attempt < tries; attempt++) {
      const seeds = lastUsed.get(key) ?? (await getActiveSeeds(db, owner))
      lastUsed.delete(key)
      const round = await insertRound(db, request, seeds)
      if (round) {
        lastUsed.set(key, { ...seeds, nonce: seeds.nonce + 1 })
        return { round, isNew: true }
      }
      const earlier = await findRequestedRound(db, request.session.id, request.requestId)
      if (earlier) return { round: earlier, isNew: false }
      const unfinished = await findUnfinishedRound(db, owner)
      if (unfinished?.is_stepwise) throw new Refusal('round_open')
      if (unfinished && (await resume(unfinished)).status === 'pending')
        throw new Refusal('temporarily_unavailable')
    }
    throw new Error(`the seeds of ${key} are used from elsewhere all the time`)
  }
}

const insertedRound = row({ seq: integer, played_at: timestamptz })

/** Undefined when the seeds have changed, the request has a round already, or another round of the player is unfinished. */
async function insertRound(
  db: ProviderDatabase,
  { session, play, requestId }: RoundRequestOf,
  seeds: ActiveSeeds,
): Promise<RoundRow | undefined> {
  const { profile, stake, choice, isStepwise = false } = play
  const outcome = play.decide(seeds)
  const id = randomBytes(16).toString('hex')
  const inserted = await query(insertedRound)`
    with used as (
      update provider.seeds set nonce = nonce + 1
      where id = ${seeds.seedId} and status = 'active' and nonce = ${seeds.nonce}
        and not exists (select 1 from provider.rounds where session_id = ${session.id} and request_id = ${requestId})
        and not exists (select 1 from provider.rounds where player_id = ${session.player_id} and game_slug = ${session.game_slug} and status in ('pending', 'open'))
      returning id, nonce - 1 as nonce
    )
    insert into provider.rounds (
      id, session_id, request_id, wallet_session_id, player_id, game_slug, currency, profile, stake, choice, win, outcome, is_stepwise, seed_id, nonce
    )
    select ${id}, ${session.id}, ${requestId}, ${session.wallet_session_id}, ${session.player_id}, ${session.game_slug}, ${session.currency},
      ${profile}, ${stake}::bigint, ${choice === null ? null : JSON.stringify(choice)}::json, ${outcome.win}::bigint, ${JSON.stringify(outcome)}::json, ${isStepwise}::boolean, used.id, used.nonce
    from used
    on conflict do nothing
    returning seq, played_at`.find(db)
  return (
    inserted && {
      id,
      seq: inserted.seq,
      session_id: session.id,
      request_id: requestId,
      wallet_session_id: session.wallet_session_id,
      player_id: session.player_id,
      game_slug: session.game_slug,
      currency: session.currency,
      profile,
      stake,
      choice,
      win: outcome.win,
      outcome,
      is_stepwise: isStepwise,
      seed_id: seeds.seedId,
      nonce: seeds.nonce,
      client_seed: seeds.clientSeed,
      server_seed_hash: seeds.serverSeedHash,
      status: 'pending',
      refusal: null,
      is_withdrawn: false,
      is_unseen: false,
      wallet_transaction_id: null,
      balance_after_bet: null,
      balance: null,
      played_at: inserted.played_at,
    }
  )
}
