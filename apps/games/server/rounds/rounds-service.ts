// Plays rounds and their steps, and ends those that were left pending or open. One session plays one round at a time; one round is
// settled by one caller at a time, whether a player waits for it, a new page opened, or the server just started.
import { type RefusalCode, refusals } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { RoundRow } from '../database/records.ts'
import type { Owner } from '../seeds/seeds.ts'
import { createAbandonment } from './abandoned-rounds.ts'
import { createDecider } from './decide-round.ts'
import type { RoundRequestOf } from './decided-rounds.repository.ts'
import { createRecovery } from './recover-rounds.ts'
import { findRequestedRound, setUnseen } from './rounds.repository.ts'
import { settlePendingRound, type SettlementContext } from './settlement.ts'
import { createQueue } from './queue.ts'
import { recordStep, type StepOrder } from './steps.repository.ts'

export type RoundsService = ReturnType<typeof createRoundsService>

/** True once the page that asked has given up: what became of the round is to be told to the next one. */
type HasLeft = () => boolean
/** `read` gives what is played, or throws why today's content and rules do not allow the order. */
type PlayRequest = Omit<RoundRequestOf, 'play'> & { read(): RoundRequestOf['play']; hasLeft: HasLeft }

export function createRoundsService(parts: SettlementContext) {
  const { db, clock } = parts
  const inSession = createQueue()
  const inRound = createQueue()
  /** Settles a round that a repeated request or an earlier process left pending; ended rounds are returned unchanged. */
  function resume(round: RoundRow): Promise<RoundRow> {
    if (round.status !== 'pending') return Promise.resolve(round)
    return inRound(round.id, async () => {
      const now = (await findRequestedRound(db, round.session_id, round.request_id))!
      return now.status === 'pending' ? settlePendingRound(parts, now, 'recovered') : now
    })
  }

  /** An ended round is unseen exactly if its page did not wait for it, whoever ended it: another server may have. */
  async function answer(round: RoundRow, hasLeft: HasLeft): Promise<RoundRow> {
    const isUnseen = hasLeft()
    if (round.is_unseen !== isUnseen) await setUnseen(db, round.id, isUnseen)
    return getPlayed(round)
  }

  const decideRound = createDecider(db, clock, resume)

  return {
    /**
     * Plays a round, or starts a round of steps; or returns the answer of the round this request already had.
     * @throws Refusal with the wallet's code; `transaction_conflict` when the request id was used for another order;
     *   `round_open` while another round of the player is open, or when one of steps ended only now;
     *   `temporarily_unavailable` while it is unknown whether money moved, for this round or one before it: the same request may be sent again
     */
    play: ({ read, ...request }: PlayRequest): Promise<RoundRow> =>
      inSession(request.session.id, async () => {
        const { session, requestId, hasLeft } = request
        let play: RoundRequestOf['play']
        try {
          play = read()
        } catch (refusal) {
          // A round that was decided while its order was allowed is answered, whatever is allowed since.
          const stored = await findRequestedRound(db, session.id, requestId)
          if (!stored) throw refusal
          return answer(await resume(stored), hasLeft)
        }
        const { round: stored, isNew } = await decideRound({ ...request, play })
        if (!isSameOrder(stored, { ...request, play }))
          throw new Refusal('transaction_conflict', { field: 'requestId' })
        const round = isNew
          ? await inRound(stored.id, () => settlePendingRound(parts, stored, 'fresh'))
          : await resume(stored)
        return answer(round, hasLeft)
      }),

    /**
     * Takes a step of an open round, or returns the answer of the step this request already took.
     * @throws Refusal of `recordStep`; `temporarily_unavailable` while it is unknown whether the win was paid: the same request may be sent again
     */
    step: (owner: Owner, order: StepOrder, hasLeft: HasLeft): Promise<RoundRow> =>
      inRound(order.roundId, async () => {
        const round = await recordStep(db, clock.now(), owner, order)
        const now = round.status === 'pending' ? await settlePendingRound(parts, round, 'fresh') : round
        return answer(now, hasLeft)
      }),

    recover: createRecovery({ db, log: parts.log, resume }),
    endAbandoned: createAbandonment({ db, clock, log: parts.log, resume }),
  }
}

/** A choice is stored in canonical form, so its text can be compared. */
function isSameOrder(
  stored: RoundRow,
  { play: { stake, choice }, freeRoundsId = null }: RoundRequestOf,
): boolean {
  return (
    stored.stake === stake &&
    stored.free_rounds_id === freeRoundsId &&
    JSON.stringify(stored.choice) === JSON.stringify(choice)
  )
}

function getPlayed(round: RoundRow): RoundRow {
  if (round.status === 'settled' || round.status === 'open') return round
  if (round.status === 'pending') throw new Refusal('temporarily_unavailable')
  // A stored code that the contract no longer has is not shown.
  const { refusal: code, refusal_params: params } = round
  throw new Refusal(
    code !== null && code in refusals ? (code as RefusalCode) : 'temporarily_unavailable',
    params ? { params } : {},
  )
}
