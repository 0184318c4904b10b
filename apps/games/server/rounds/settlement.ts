// Moves the money of a decided round: one settle call, repeated with the same ids until something is known. Promises that a round
// ends settled exactly when the wallet holds its bet and win, and that a stake of unknown fate is given back, or stays pending.
import type { FastifyBaseLogger } from 'fastify'
import type { CallResponse, RefusalCode, settleRound } from '@yanta/contract'
import type { ProviderDatabase, RoundRow } from '../database/schema.ts'
import type { WalletClient } from '../wallet/wallet-client.ts'
import { endRound, withdrawRound } from './round-records.ts'

export interface SettlementParts {
  db: ProviderDatabase
  wallet: WalletClient
  log: FastifyBaseLogger
  /** Waits between one settle call of a waiting player and the next; their number bounds the repetitions. */
  retryDelaysMs: readonly number[]
}

/** A left-over round of unknown fate is tried again for this long, then given back. */
const patienceMs = 10 * 60_000

/** `fresh`: a player waits, and the wallet can't have heard of the round. `recovered`: nobody waits, and it may have. */
export type Origin = 'fresh' | 'recovered'

/** Returns the round as it stands: ended, or still pending when the wallet can't be reached. */
export async function settlePendingRound(parts: SettlementParts, round: RoundRow, origin: Origin): Promise<RoundRow> {
  if (round.is_withdrawn) return giveBack(parts, round, 'round_rolled_back', origin)
  let mayHaveArrived = origin === 'recovered'
  for (let attempt = 0; ; attempt++) {
    const result = await settle(parts, round)
    if (result.kind === 'done') return endSettled(parts, round, result.value, origin)
    if (result.kind === 'refused') {
      // A refusal answers only this attempt; an earlier one may still be on its way and must find its bet blocked.
      return mayHaveArrived ? giveBack(parts, round, result.code, origin) : endRound(parts.db, round, { status: 'failed', refusal: result.code })
    }
    mayHaveArrived = true
    parts.log.warn({ roundId: round.id, attempt, reason: result.reason }, 'the wallet did not say whether a round is settled')
    if (origin === 'recovered' && Date.now() - round.played_at.getTime() < patienceMs) return round
    const delayMs = origin === 'fresh' ? parts.retryDelaysMs[attempt] : undefined
    if (delayMs === undefined) break
    await wait(delayMs)
  }
  await withdrawRound(parts.db, round.id)
  return giveBack(parts, { ...round, is_withdrawn: true }, 'round_rolled_back', origin)
}

async function giveBack(parts: SettlementParts, round: RoundRow, refusal: RefusalCode, origin: Origin): Promise<RoundRow> {
  const { bet, rollback } = transactionIds(round)
  const result = await parts.wallet.rollback({ sessionId: round.wallet_session_id, roundId: round.id, transactionId: rollback, betTransactionId: bet })
  if (result.kind === 'done') {
    parts.log.warn({ roundId: round.id, refusal }, 'a round was rolled back')
    return endRound(parts.db, round, { status: 'rolled_back', refusal })
  }
  if (result.kind === 'refused' && result.code === 'session_not_found') return endRound(parts.db, round, { status: 'failed', refusal: result.code })
  if (result.kind === 'refused' && result.code === 'round_closed') {
    const settled = await settle(parts, round)
    if (settled.kind === 'done') return endSettled(parts, round, settled.value, origin)
  }
  parts.log.error({ roundId: round.id, result }, 'a round could be neither settled nor rolled back; it stays pending and will be tried again')
  return round
}

function settle({ wallet }: SettlementParts, round: RoundRow) {
  const { bet, win } = transactionIds(round)
  return wallet.settle({
    sessionId: round.wallet_session_id, roundId: round.id, betTransactionId: bet, winTransactionId: win,
    stake: round.stake, win: round.win, currency: round.currency,
  })
}

function endSettled({ db }: SettlementParts, round: RoundRow, receipt: CallResponse<typeof settleRound>, origin: Origin): Promise<RoundRow> {
  return endRound(db, round, { status: 'settled', receipt, isUnseen: origin === 'recovered' })
}

/** The ids a round's movements carry, the same for every repetition. */
function transactionIds({ id }: RoundRow): { bet: string; win: string; rollback: string } {
  return { bet: `${id}.bet`, win: `${id}.win`, rollback: `${id}.rollback` }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
