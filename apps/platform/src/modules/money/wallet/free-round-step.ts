// A whole round that the house pays, as a pure step: it uses up one of the series, collects the win there, and moves no money.
import { Refusal } from '@yanta/server'
import { largestAmount, largestBalance } from '../ledger/ledger.service.ts'
import { assertMostStake, assertPace } from './jurisdiction-step.ts'
import { nothing } from './split-money.ts'
import { assertSame, findTransaction, isKnownSettle, move, type SettleRequest } from './wallet.rules.ts'
import type { WalletRound, WalletState } from './wallet-state.ts'

/**
 * Plays one of the state's free rounds; both transactions are known, or neither. Nothing is wagered, since such a round belongs to
 * no bonus.
 */
export function applyFreeSettle(
  state: WalletState,
  request: SettleRequest & { isFeature: boolean },
): WalletState {
  const { betTransactionId, winTransactionId, stake, win, currency, isFeature } = request
  const { freeRounds: series, session } = state
  if (isKnownSettle(state, request)) {
    const [bet, paid] = [findTransaction(state, betTransactionId)!, findTransaction(state, winTransactionId)!]
    const isSameSeries =
      series !== null && state.round?.freeRound?.seriesId === series.id && series.isFeature === isFeature
    const isSame = isSameSeries && currency === session.currency
    assertSame(state, bet, isSame && bet.kind === 'bet' && bet.amount === stake)
    return assertSame(state, paid, isSame && paid.kind === 'win' && paid.amount === win)
  }
  if (state.stakeRefusal) throw new Refusal(state.stakeRefusal)
  if (state.round) throw new Refusal('transaction_conflict')
  if (currency !== session.currency) throw new Refusal('wrong_currency')
  if (!series?.maySettle || series.isFeature !== isFeature) throw new Refusal('free_rounds_not_found')
  if (stake !== series.stake) throw new Refusal('free_rounds_stake')
  assertMostStake(state, stake)
  assertPace(state)
  if (win > largestAmount || series.won + win > largestBalance) throw new Refusal('amount_too_large')
  const round: WalletRound = {
    sessionId: session.id,
    status: 'settled',
    staked: stake,
    stake: nothing,
    win: nothing,
    bonusId: null,
    isBought: false,
    isAnte: false,
    freeRound: {
      seriesId: series.id,
      number: series.used + 1,
      win,
      won: series.won + win,
      expiresAt: series.expiresAt,
    },
  }
  const free = { gains: nothing, parts: nothing, round }
  const begun = move(state, { ...free, kind: 'bet', transactionId: betTransactionId, amount: stake })
  return move(begun, {
    ...free,
    kind: 'win',
    transactionId: winTransactionId,
    amount: win,
    closesRound: true,
  })
}
