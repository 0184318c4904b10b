// Plays rounds and looks after those that were left pending. One session plays one round at a time; one round is settled by one
// caller at a time, whether a player waits for it, a new page opened, or the server just started.
import { Refusal } from '../refusal.ts'
import type { RoundRow } from '../database/schema.ts'
import { createDecider, type RoundRequestOf } from './decide-round.ts'
import { createRecovery } from './recover-rounds.ts'
import { findRequestedRound, setUnseen } from './round-records.ts'
import { settlePendingRound, type SettlementParts } from './settlement.ts'
import { createQueue } from './queue.ts'

export type RoundsService = ReturnType<typeof createRoundsService>

export function createRoundsService(parts: SettlementParts) {
  const { db } = parts
  const inSession = createQueue()
  const inRound = createQueue()
  const decideRound = createDecider(db)

  /** Settles what a repeated request or an earlier life left open; ended rounds come back as they are. */
  function resume(round: RoundRow): Promise<RoundRow> {
    if (round.status !== 'pending') return Promise.resolve(round)
    return inRound(round.id, async () => {
      const now = (await findRequestedRound(db, round.session_id, round.request_id))!
      return now.status === 'pending' ? settlePendingRound(parts, now, 'recovered') : now
    })
  }

  return {
    /**
     * Plays a round, or gives the answer of the round this request already had.
     * @throws Refusal with the wallet's code; `transaction_conflict` when the request id was used for another stake;
     *   `temporarily_unavailable` while nobody knows whether money moved: the same request may be sent again
     */
    play: (request: RoundRequestOf): Promise<RoundRow> => inSession(request.session.id, async () => {
      const { round: stored, isNew } = await decideRound(request)
      if (stored.stake !== request.stake) throw new Refusal('transaction_conflict', 'requestId')
      const round = isNew ? await inRound(stored.id, () => settlePendingRound(parts, stored, 'fresh')) : await resume(stored)
      if (!isNew && round.is_unseen) await setUnseen(db, round.id, false)
      return getSettled(round)
    }),

    recover: createRecovery({ db, log: parts.log, resume }),
  }
}

function getSettled(round: RoundRow): RoundRow {
  if (round.status === 'settled') return round
  if (round.status === 'pending') throw new Refusal('temporarily_unavailable')
  throw Refusal.of(round.refusal)
}
