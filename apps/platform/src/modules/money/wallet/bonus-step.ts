// The effect of a wallet step on the bonus its round was played with, as a pure step that follows it.
import { countTowardWager, findEnd } from '../bonuses/bonuses.service.ts'
import { addMoney, totalOf } from './split-money.ts'
import { isOfBonus, playableBalance } from './wallet.rules.ts'
import type { WalletState } from './wallet-state.ts'

/**
 * Counts the stake of a round that has just settled, and ends the bonus by its wager or by its last money once no round holds any of
 * it. A repetition counts nothing; after a conversion the last receipt has the new balance.
 */
export function followBonus(before: WalletState, after: WalletState): WalletState {
  const { bonus, round, session, balances } = after
  if (!bonus || !round || after.transactions === before.transactions || !isOfBonus(after, round)) return after
  const isNewlySettled = round.status === 'settled' && before.round?.status !== 'settled'
  const done =
    bonus.done + (isNewlySettled ? countTowardWager(totalOf(round.stake), session.wagerContribution) : 0)
  const isInPlay = bonus.isInPlayElsewhere || (round.status === 'open' && round.stake.bonus > 0)
  const end = findEnd({ ...bonus, done }, { balance: balances.bonus, isInPlay })
  if (!end) return { ...after, bonus: { ...bonus, done } }
  return convert({ ...after, bonus: { ...bonus, done, end } }, end.converted)
}

/** Removes all bonus money and adds `converted` to the real balance. */
function convert(state: WalletState, converted: number): WalletState {
  if (state.balances.bonus === 0) return state
  const gains = { real: converted, bonus: -state.balances.bonus }
  const balances = addMoney(state.balances, gains)
  const last = state.transactions.at(-1)!
  return {
    ...state,
    balances,
    transactions: [
      ...state.transactions.slice(0, -1),
      { ...last, balance: playableBalance(balances, false) },
    ],
    movements: [
      ...state.movements,
      { kind: 'conversion', transactionId: last.transactionId, gains, balances },
    ],
  }
}
