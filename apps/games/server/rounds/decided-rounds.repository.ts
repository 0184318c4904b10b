// Decides a round and stores it as pending in one statement, which also uses up its nonce.
import { randomBytes } from 'node:crypto'
import { integer, query, row } from '@yanta/database/statements'
import type { ProviderDatabase, RoundRow, SessionRow } from '../database/records.ts'
import type { Play } from '../../engines/server-engine.ts'
import { isStepwise } from '../engines.ts'
import type { Outcome } from '../outcomes.ts'
import type { ActiveSeeds } from '../seeds/seeds.ts'

export interface RoundRequestOf {
  session: SessionRow
  play: Play<Outcome>
  requestId: string
  /** The free rounds it plays; null or absent for a round with the player's money. */
  freeRoundsId?: string | null
}

const insertedRound = row({ seq: integer })

/** Undefined when the seeds have changed, the request has a round already, or another round of the player is unfinished. */
export async function insertRound(
  db: ProviderDatabase,
  now: Date,
  { session, play, requestId, freeRoundsId = null }: RoundRequestOf,
  seeds: ActiveSeeds,
): Promise<RoundRow | undefined> {
  const { profile, stake, choice } = play
  const outcome = play.decide(seeds)
  const hasSteps = isStepwise(outcome)
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
      id, session_id, request_id, wallet_session_id, player_id, game_slug, currency, profile, stake, choice, win, outcome, is_stepwise, seed_id, nonce, played_at, free_rounds_id
    )
    select ${id}, ${session.id}, ${requestId}, ${session.wallet_session_id}, ${session.player_id}, ${session.game_slug}, ${session.currency},
      ${profile}, ${stake}::bigint, ${choice === null ? null : JSON.stringify(choice)}::json, ${outcome.win}::bigint, ${JSON.stringify(outcome)}::json, ${hasSteps}::boolean, used.id, used.nonce, ${now}::timestamptz, ${freeRoundsId}::text
    from used
    on conflict do nothing
    returning seq`.find(db)
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
      is_stepwise: hasSteps,
      seed_id: seeds.seedId,
      nonce: seeds.nonce,
      client_seed: seeds.clientSeed,
      server_seed_hash: seeds.serverSeedHash,
      status: 'pending',
      refusal: null,
      refusal_params: null,
      free_rounds_id: freeRoundsId,
      free_rounds: null,
      is_withdrawn: false,
      is_unseen: false,
      wallet_transaction_id: null,
      balance_after_bet: null,
      balance: null,
      played_at: now,
    }
  )
}
