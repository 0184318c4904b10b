// Moves the money of a decided round: one settle call, or one bet for a round of steps, retried with the same ids until its result is known.
// Guarantees that a round ends settled exactly when the wallet holds its bet and win, and that a stake of unknown fate is given back, or stays pending.
import type { Clock } from '@yanta/config/clock'
import type { FastifyBaseLogger } from 'fastify'
import type { RefusalCode } from '@yanta/contract'
import type { ProviderDatabase, RoundRow } from '../database/records.ts'
import { isAnte, isFeature } from '../engines.ts'
import type { WalletClient } from '../wallet/wallet-client.ts'
import { payOut } from './payout.ts'
import { endRound, withdrawRound } from './rounds.repository.ts'
import { openRound } from './steps.repository.ts'
import { wait } from './wait.ts'

export interface SettlementContext {
  db: ProviderDatabase
  clock: Clock
  wallet: WalletClient
  log: FastifyBaseLogger
  /** Delays between the settle calls for a waiting player; their number limits the retries. */
  retryDelaysMs: readonly number[]
}

/** A left-over round of unknown fate is retried for this long, then its stake is given back. */
const patienceMs = 10 * 60_000

/** `fresh`: a player waits, and the wallet can't know the round yet. `recovered`: no player waits, and it may know the round. */
export type Origin = 'fresh' | 'recovered'

/** Returns the round's current state: ended, open for its steps, or still pending when the wallet is unreachable. */
export async function settlePendingRound(
  parts: SettlementContext,
  round: RoundRow,
  origin: Origin,
): Promise<RoundRow> {
  if (round.is_withdrawn) return giveBack(parts, round, 'round_rolled_back', origin)
  if (round.is_stepwise && round.balance_after_bet !== null) return payOut(parts, round, origin)
  let mayHaveArrived = origin === 'recovered'
  for (let attempt = 0; ; attempt++) {
    const result = round.is_stepwise
      ? await openByBet(parts, round)
      : await endBySettling(parts, round, origin)
    if (result.kind === 'done') return result.round
    if (result.kind === 'refused') {
      // A refusal answers only this attempt; an earlier one may still be in flight and must find its bet blocked.
      return mayHaveArrived
        ? giveBack(parts, round, result.code, origin)
        : endRound(parts.db, round, {
            status: 'failed',
            refusal: result.code,
            ...(result.params && { params: result.params }),
          })
    }
    mayHaveArrived = true
    parts.log.warn(
      { roundId: round.id, attempt, reason: result.reason },
      'the wallet did not say whether a round is settled',
    )
    if (origin === 'recovered' && parts.clock.now().getTime() - round.played_at.getTime() < patienceMs)
      return round
    const delayMs = origin === 'fresh' ? parts.retryDelaysMs[attempt] : undefined
    if (delayMs === undefined) break
    await wait(delayMs)
  }
  await withdrawRound(parts.db, round.id)
  return giveBack(parts, { ...round, is_withdrawn: true }, 'round_rolled_back', origin)
}

async function giveBack(
  parts: SettlementContext,
  round: RoundRow,
  refusal: RefusalCode,
  origin: Origin,
): Promise<RoundRow> {
  const { bet, rollback } = transactionIds(round)
  const result = await parts.wallet.rollback({
    sessionId: round.wallet_session_id,
    roundId: round.id,
    transactionId: rollback,
    betTransactionId: bet,
  })
  if (result.kind === 'done') {
    parts.log.warn({ roundId: round.id, refusal }, 'a round was rolled back')
    return endRound(parts.db, round, { status: 'rolled_back', refusal, isUnseen: origin === 'recovered' })
  }
  if (result.kind === 'refused' && result.code === 'session_not_found')
    return endRound(parts.db, round, { status: 'failed', refusal: result.code })
  if (result.kind === 'refused' && result.code === 'round_closed' && !round.is_stepwise) {
    const settled = await endBySettling(parts, round, origin)
    if (settled.kind === 'done') return settled.round
  }
  parts.log.error(
    { roundId: round.id, result },
    'a round could be neither settled nor rolled back; it stays pending and will be tried again',
  )
  return round
}

async function endBySettling({ db, wallet }: SettlementContext, round: RoundRow, origin: Origin) {
  const { bet, win } = transactionIds(round)
  const result = await wallet.settle({
    sessionId: round.wallet_session_id,
    roundId: round.id,
    betTransactionId: bet,
    winTransactionId: win,
    stake: round.stake,
    win: round.win,
    currency: round.currency,
    ...(round.free_rounds_id === null
      ? {
          ...(isFeature(round.outcome) && { isBought: true }),
          ...(isAnte(round.outcome) && { isAnte: true }),
        }
      : { freeRoundsId: round.free_rounds_id, isFeature: isFeature(round.outcome) }),
  })
  if (result.kind !== 'done') return result
  return {
    kind: 'done' as const,
    round: await endRound(db, round, {
      status: 'settled',
      receipt: result.value,
      isUnseen: origin === 'recovered',
    }),
  }
}

async function openByBet({ db, wallet }: SettlementContext, round: RoundRow) {
  const { bet } = transactionIds(round)
  const result = await wallet.bet({
    sessionId: round.wallet_session_id,
    roundId: round.id,
    transactionId: bet,
    amount: round.stake,
    currency: round.currency,
  })
  return result.kind === 'done'
    ? { kind: 'done' as const, round: await openRound(db, round, result.value) }
    : result
}

/** The ids a round's movements carry, the same for every repetition. */
function transactionIds({ id }: RoundRow): { bet: string; win: string; rollback: string } {
  return { bet: `${id}.bet`, win: `${id}.win`, rollback: `${id}.rollback` }
}
