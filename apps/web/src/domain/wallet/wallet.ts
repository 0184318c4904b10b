// The player's balance, and the part of it that may be shown: pure. Money is added only after the platform confirmed it, and
// the win of a round that still spins is held back so that the header does not reveal the result before the reels [3.12].
import type { BalanceSnapshot, Currency, EventData, balanceChanged, bonusChanged } from '@yanta/contract'

export type BalanceChange = EventData<typeof balanceChanged>
type BonusChange = EventData<typeof bonusChanged>
/** Stakes that count so far and those needed, in minor units. */
export type Wagering = NonNullable<BalanceSnapshot['wagering']>

/**
 * The round that spins on the screen, by the game's own id if it has one: the platform's id is unknown before the answer.
 * A game plays one round at a time, so every win that arrives meanwhile belongs to it.
 */
interface Hold {
  gameRoundId: string | null
  real: number
  bonus: number
  untilMs: number
}

export interface Wallet {
  currency: Currency
  /** Confirmed by the platform, in minor units. */
  real: number
  bonus: number
  /** Of the active bonus; null without one. */
  wagering: Wagering | null
  /** In hundredths. */
  compoints: number
  /** Waits to be claimed, in minor units. */
  winback: number
  /** Wins less stakes since the page was loaded: the session net is the difference between two moments. */
  played: number
  hold: Hold | null
  /** True while a real-money game is on the screen: only then can a win come before its reels have stopped. */
  isGameShown: boolean
}

/** Before any balance is known. */
export const emptyWallet: Wallet = {
  currency: 'RUB',
  real: 0,
  bonus: 0,
  wagering: null,
  compoints: 0,
  winback: 0,
  played: 0,
  hold: null,
  isGameShown: false,
}

type Snapshot = Pick<
  BalanceSnapshot,
  'balance' | 'bonus' | 'wagering' | 'currency' | 'compoint_balance' | 'winback'
>

export type WalletEvent =
  /** `isOfPlay` when fetched on a game's hint: the difference is stakes and wins, for which no event will follow. */
  | { type: 'snapshot'; snapshot: Snapshot; isOfPlay?: boolean }
  | { type: 'changed'; change: BalanceChange }
  | { type: 'bonusChanged'; change: BonusChange }
  /** In hundredths [7.86]. */
  | { type: 'compointsChanged'; compoints: number }
  /** In minor units [7.86]. */
  | { type: 'winbackChanged'; winback: number }
  | { type: 'gameShown' }
  /** The game was minimised, closed or failed: nothing is held back any more. */
  | { type: 'gameHidden' }
  | { type: 'roundStarted'; gameRoundId: string | null; nowMs: number }
  | { type: 'roundEnded'; gameRoundId: string | null }
  | { type: 'timePassed'; nowMs: number }

/** Longest time a win is held back if the game never reports the end; a long series of free spins fits in. */
export const longestHoldMs = 120_000

/** The balance to show: confirmed money less the wins of rounds that still spin. Never below zero. */
export function computeShownBalance(wallet: Wallet): { real: number; bonus: number } {
  const kept = wallet.hold ?? nothingKept
  return { real: Math.max(0, wallet.real - kept.real), bonus: Math.max(0, wallet.bonus - kept.bonus) }
}

/** Wins less stakes so far, without the wins held back. */
export function computeShownPlayed(wallet: Wallet): number {
  const kept = wallet.hold ?? nothingKept
  return wallet.played - kept.real - kept.bonus
}

/** When the hold expires; null when nothing is held. */
export function findNextRelease(wallet: Wallet): number | null {
  return wallet.hold?.untilMs ?? null
}

export function applyWallet(wallet: Wallet | null, event: WalletEvent): Wallet | null {
  if (event.type === 'snapshot')
    return event.isOfPlay && wallet
      ? applyPlayed(wallet, event.snapshot)
      : applySnapshot(wallet, event.snapshot)
  if (wallet === null) return null
  switch (event.type) {
    case 'changed':
      return applyBalanceChanged(wallet, event.change)
    case 'bonusChanged':
      return { ...wallet, wagering: isRunning(event.change) ? event.change.wagering : null }
    case 'compointsChanged':
      return { ...wallet, compoints: event.compoints }
    case 'winbackChanged':
      return { ...wallet, winback: event.winback }
    case 'gameShown':
      return wallet.isGameShown ? wallet : { ...wallet, isGameShown: true }
    case 'gameHidden':
      return wallet.isGameShown || wallet.hold ? { ...wallet, isGameShown: false, hold: null } : wallet
    case 'roundStarted':
      return startHold(wallet, event.gameRoundId, event.nowMs)
    case 'roundEnded':
      return wallet.hold?.gameRoundId === event.gameRoundId ? { ...wallet, hold: null } : wallet
    case 'timePassed':
      return wallet.hold && wallet.hold.untilMs <= event.nowMs ? { ...wallet, hold: null } : wallet
  }
}

function applySnapshot(wallet: Wallet | null, snapshot: Snapshot): Wallet {
  return {
    ...(wallet ?? emptyWallet),
    currency: snapshot.currency,
    real: snapshot.balance,
    bonus: snapshot.bonus,
    wagering: snapshot.wagering,
    compoints: snapshot.compoint_balance,
    winback: snapshot.winback,
  }
}

/** Applies a snapshot as play: a gain may be the win of a round that still spins, so it is held back. */
function applyPlayed(wallet: Wallet, snapshot: Snapshot): Wallet {
  const [real, bonus] = [snapshot.balance - wallet.real, snapshot.bonus - wallet.bonus]
  const hold = wallet.hold && {
    ...wallet.hold,
    real: wallet.hold.real + Math.max(0, real),
    bonus: wallet.hold.bonus + Math.max(0, bonus),
  }
  return { ...applySnapshot(wallet, snapshot), played: wallet.played + real + bonus, hold }
}

/** [7.86] 'balance changed'. The real balance changes only for `balance_type` real [3.12]. */
function applyBalanceChanged(wallet: Wallet, change: BalanceChange): Wallet {
  const kind = change.balance_type
  const difference = change.balance - wallet[kind]
  const isPlay = change.reason === 'bet' || change.reason === 'win' || change.reason === 'rollback'
  const changed: Wallet = {
    ...wallet,
    [kind]: change.balance,
    played: wallet.played + (isPlay ? difference : 0),
  }
  if (!wallet.hold || change.reason !== 'win' || difference <= 0) return changed
  return { ...changed, hold: { ...wallet.hold, [kind]: wallet.hold[kind] + difference } }
}

function isRunning({ change }: BonusChange): boolean {
  return change === 'started' || change === 'progress'
}

/** A new round, or one without an id, releases the win of the one before; a repeated start does not extend the hold. */
function startHold(wallet: Wallet, gameRoundId: string | null, nowMs: number): Wallet {
  if (!wallet.isGameShown || (gameRoundId !== null && wallet.hold?.gameRoundId === gameRoundId)) return wallet
  return { ...wallet, hold: { gameRoundId, ...nothingKept, untilMs: nowMs + longestHoldMs } }
}

const nothingKept = { real: 0, bonus: 0 }
