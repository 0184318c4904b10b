// How a deposit is going, as a player sees it. Pure. Promises: what has succeeded never looks otherwise again, whatever comes late or
// twice; what nobody knows is never called failed.
import type { Deposit, DepositStatus } from '@yanta/contract'

export interface ResultState {
  /** As it was read last; null before. */
  deposit: Deposit | null
  /** How often it was to be read anew: an event, the player or the time asked for it. */
  asks: number
  /** The one of them that was answered last. */
  answered: number
  /** How often in a row it could not be read. */
  failures: number
  /** There is no such deposit of this player. */
  isMissing: boolean
}

/** `ask`: which one is answered. */
export type ResultEvent =
  | { type: 'read'; ask: number; deposit: Deposit }
  | { type: 'unreadable'; ask: number }
  | { type: 'missing'; ask: number }
  /** The platform says on the socket that a transaction has another status [7.86]. */
  | { type: 'confirmed'; kind: 'deposit' | 'payout'; transactionId: string }
  /** The player asks, came back to the tab, or it is time. */
  | { type: 'asked' }

/** @param deposit as the opening of it answered; null for one that is known by its id alone */
export function startResult(deposit: Deposit | null): ResultState {
  return { deposit, asks: deposit ? 0 : 1, answered: 0, failures: 0, isMissing: false }
}

/** Later ones are never followed by earlier ones: an answer that says so was overtaken. */
const order: readonly DepositStatus[] = ['created', 'pending', 'unknown', 'failed', 'success']

export function followResult(state: ResultState, event: ResultEvent): ResultState {
  const { deposit } = state
  switch (event.type) {
    case 'read': {
      const isLate = deposit !== null && order.indexOf(event.deposit.status) < order.indexOf(deposit.status)
      return {
        ...state,
        deposit: isLate ? deposit : event.deposit,
        answered: Math.max(state.answered, event.ask),
        failures: 0,
        isMissing: false,
      }
    }
    case 'unreadable':
      return { ...state, answered: event.ask, failures: state.failures + 1 }
    case 'missing':
      return { ...state, answered: event.ask, isMissing: deposit === null }
    case 'confirmed':
      if (event.kind !== 'deposit' || (deposit && deposit.transaction_id !== event.transactionId))
        return state
      return deposit?.status === 'success' ? state : { ...state, asks: state.asks + 1 }
    case 'asked':
      return hasEnded(state) ? state : { ...state, asks: state.asks + 1 }
  }
}

/**
 * - `loading`: nothing is known yet; `unreadable`: nor can it be; `missing`: there is none.
 * - `paying`: the player is at the provider's. `thinking`: the bank has the word. Both are unknown to the player.
 */
export type ResultView = 'loading' | 'unreadable' | 'missing' | 'paying' | 'thinking' | 'success' | 'declined'

/** @param isAtProvider its page was opened from this tab, and nobody came back from it here */
export function findView({ deposit, failures, isMissing }: ResultState, isAtProvider: boolean): ResultView {
  if (isMissing) return 'missing'
  if (!deposit) return failures > 0 ? 'unreadable' : 'loading'
  switch (deposit.status) {
    case 'created':
    case 'pending':
      return isAtProvider ? 'paying' : 'thinking'
    case 'unknown':
      return 'thinking'
    case 'success':
      return 'success'
    case 'failed':
      return 'declined'
  }
}

/** A failed one is still listened for: money that comes late is credited all the same. */
export function hasEnded({ deposit, isMissing }: ResultState): boolean {
  return isMissing || deposit?.status === 'success' || deposit?.status === 'failed'
}

/** It is being read: what was asked last is not answered. */
export function isReading({ asks, answered }: ResultState): boolean {
  return asks > answered
}

/**
 * When to read it again by itself; null: not at all. With the socket it is only looked after, in case an event was lost; soon after it
 * was opened, because it may have ended before anything listened.
 */
export function findPauseMs(state: ResultState, isConnected: boolean): number | null {
  if (hasEnded(state) || isReading(state)) return null
  if (state.asks === 0) return 3_000
  return isConnected ? 20_000 : Math.min(30_000, 3_000 * 2 ** state.failures)
}
