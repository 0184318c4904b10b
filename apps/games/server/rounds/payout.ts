// Pays the end of a round of steps: one win call, 0 for a lost one, retried with the same ids until the wallet confirms it.
// A win is never rolled back, so a round stays pending for as long as the wallet is unreachable.
import type { CallResponse, payWin } from '@yanta/contract'
import type { ProviderDatabase, RoundRow } from '../database/records.ts'
import type { Origin, SettlementContext } from './settlement.ts'
import { allRounds } from './rounds.repository.ts'
import { wait } from './wait.ts'

/** Returns the current round: settled, or still pending when the wallet can't be reached. */
export async function payOut(parts: SettlementContext, round: RoundRow, origin: Origin): Promise<RoundRow> {
  const { db, wallet, log, retryDelaysMs } = parts
  for (let attempt = 0; ; attempt++) {
    const result = await wallet.win({
      sessionId: round.wallet_session_id,
      roundId: round.id,
      transactionId: `${round.id}.win`,
      amount: round.win,
      currency: round.currency,
      closesRound: true,
    })
    if (result.kind === 'done') return endPaid(db, round, result.value, origin)
    const delayMs = origin === 'fresh' && result.kind === 'unknown' ? retryDelaysMs[attempt] : undefined
    if (delayMs === undefined) {
      log.error(
        { roundId: round.id, result },
        'the end of a round could not be paid; it stays pending and will be tried again',
      )
      return round
    }
    log.warn(
      { roundId: round.id, attempt, reason: result.kind === 'unknown' && result.reason },
      'the wallet did not say whether a win is paid',
    )
    await wait(delayMs)
  }
}

async function endPaid(
  db: ProviderDatabase,
  round: RoundRow,
  receipt: CallResponse<typeof payWin>,
  origin: Origin,
): Promise<RoundRow> {
  const change = {
    status: 'settled',
    wallet_transaction_id: receipt.transactionId,
    balance: receipt.balance,
    is_unseen: origin === 'recovered',
  } as const
  const { numUpdatedRows } = await db
    .updateTable('rounds')
    .set(change)
    .where('id', '=', round.id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return { ...round, ...change }
  return allRounds(db).where('rounds.id', '=', round.id).executeTakeFirstOrThrow()
}
