// Plays rounds and looks after those that were left pending. One session plays one round at a time; one round is settled by one
// caller at a time, whether a player waits for it, a new page opened, or the server just started.
import { Refusal } from '../refusal.ts'
import type { RoundRow } from '../database/schema.ts'
import type { Owner } from '../seeds/seeds.ts'
import { decideRound, findRequestedRound, listPendingRounds, setUnseen, type RoundRequestOf } from './round-records.ts'
import { settlePendingRound, type SettlementParts } from './settlement.ts'
import { createQueue } from './queue.ts'

export type RoundsService = ReturnType<typeof createRoundsService>

export function createRoundsService(parts: SettlementParts) {
  const { db } = parts
  const inSession = createQueue()
  const inRound = createQueue()

  /** Settles what a repeated request or an earlier life left open; ended rounds come back as they are. */
  function resume(round: RoundRow): Promise<RoundRow> {
    if (round.status !== 'pending') return Promise.resolve(round)
    return inRound(round.id, async () => {
      const now = (await findRequestedRound(db, round.session_id, round.request_id))!
      return now.status === 'pending' ? settlePendingRound(parts, now, 'recovered') : now
    })
  }

  async function playNew(request: RoundRequestOf): Promise<RoundRow> {
    const decided = await decideRound(db, request)
    return inRound(decided.id, () => settlePendingRound(parts, decided, 'fresh'))
  }

  return {
    /**
     * Plays a round, or gives the answer of the round this request already had.
     * @throws Refusal with the wallet's code; `transaction_conflict` when the request id was used for another stake;
     *   `temporarily_unavailable` while nobody knows whether money moved: the same request may be sent again
     */
    play: (request: RoundRequestOf): Promise<RoundRow> => inSession(request.session.id, async () => {
      const earlier = await findRequestedRound(db, request.session.id, request.requestId)
      if (earlier && earlier.stake !== request.stake) throw new Refusal('transaction_conflict', 'requestId')
      const round = earlier ? await resume(earlier) : await playNew(request)
      if (earlier && round.is_unseen) await setUnseen(db, round.id, false)
      return getSettled(round)
    }),

    /** Ends pending rounds of one player's game, or of everybody; stops at the first the wallet gives no answer to. */
    recover: async (owner?: Owner): Promise<void> => {
      for (const round of await listPendingRounds(db, owner)) {
        if ((await resume(round)).status === 'pending') return
      }
    },
  }
}

function getSettled(round: RoundRow): RoundRow {
  if (round.status === 'settled') return round
  if (round.status === 'pending') throw new Refusal('temporarily_unavailable')
  throw Refusal.of(round.refusal)
}
