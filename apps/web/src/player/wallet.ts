// What the player has, and what of it may be seen yet: pure. Money is added only after the platform confirmed it, and the
// win of a round that still turns is kept back so that the header does not tell the result before the reels do [3.12].
import type { BalanceSnapshot, Currency, EventData, balanceChanged } from '@yanta/contract'

export type BalanceChange = EventData<typeof balanceChanged>

/** A round whose wins are not shown yet. */
interface Hold {
  roundId: string
  real: number
  bonus: number
  untilMs: number
  /** The game said so; a second time gains it no more time. */
  isStarted: boolean
}

export interface Wallet {
  currency: Currency
  /** Confirmed by the platform, in minor units. */
  real: number
  bonus: number
  /** In hundredths. */
  compoints: number
  /** Wins less stakes of this page's life: the session net is the difference of two moments. */
  played: number
  holds: readonly Hold[]
  /** True while a real-money game is on the screen: only then can a win come before its reels have stopped. */
  isGameShown: boolean
}

export type WalletEvent =
  | { type: 'snapshot'; snapshot: Pick<BalanceSnapshot, 'balance' | 'bonus' | 'currency' | 'compoint_balance'> }
  | { type: 'changed'; change: BalanceChange; nowMs: number }
  | { type: 'gameShown' }
  /** The game was minimised, closed or failed: nothing is kept back any more. */
  | { type: 'gameHidden' }
  | { type: 'roundStarted'; roundId: string; nowMs: number }
  | { type: 'roundEnded'; roundId: string }
  | { type: 'timePassed'; nowMs: number }

/** Wins are kept back this long at most, whatever the game says or forgets to say. */
export const longestHoldMs = 10_000
/** The win may be here before the game's `roundStarted`: it waits this long for it. */
export const startGraceMs = 600

/** The balance to show: confirmed money less the wins of rounds that still turn. Never below zero. */
export function computeShownBalance(wallet: Wallet): { real: number; bonus: number } {
  const kept = sumHolds(wallet)
  return { real: Math.max(0, wallet.real - kept.real), bonus: Math.max(0, wallet.bonus - kept.bonus) }
}

/** Wins less stakes so far, without the wins that are kept back. */
export function computeShownPlayed(wallet: Wallet): number {
  const kept = sumHolds(wallet)
  return wallet.played - kept.real - kept.bonus
}

/** When a hold runs out next; null when nothing is held. */
export function findNextRelease(wallet: Wallet): number | null {
  return wallet.holds.length === 0 ? null : Math.min(...wallet.holds.map((hold) => hold.untilMs))
}

export function applyWallet(wallet: Wallet | null, event: WalletEvent): Wallet | null {
  if (event.type === 'snapshot') return applySnapshot(wallet, event.snapshot)
  if (wallet === null) return null
  switch (event.type) {
    case 'changed':
      return applyBalanceChanged(wallet, event.change, event.nowMs)
    case 'gameShown':
      return wallet.isGameShown ? wallet : { ...wallet, isGameShown: true }
    case 'gameHidden':
      return wallet.isGameShown || wallet.holds.length > 0 ? { ...wallet, isGameShown: false, holds: [] } : wallet
    case 'roundStarted':
      return wallet.isGameShown ? startHold(wallet, event.roundId, event.nowMs) : wallet
    case 'roundEnded':
      return keepHolds(wallet, (hold) => hold.roundId !== event.roundId)
    case 'timePassed':
      return keepHolds(wallet, (hold) => hold.untilMs > event.nowMs)
  }
}

function applySnapshot(wallet: Wallet | null, snapshot: Extract<WalletEvent, { type: 'snapshot' }>['snapshot']): Wallet {
  return {
    currency: snapshot.currency,
    real: snapshot.balance,
    bonus: snapshot.bonus,
    compoints: snapshot.compoint_balance,
    played: wallet?.played ?? 0,
    holds: wallet?.holds ?? [],
    isGameShown: wallet?.isGameShown ?? false,
  }
}

/** [7.86] 'balance changed'. The real balance changes only for `balance_type` real [3.12]. */
function applyBalanceChanged(wallet: Wallet, change: BalanceChange, nowMs: number): Wallet {
  const kind = change.balance_type
  const difference = change.balance - wallet[kind]
  const isPlay = change.reason === 'bet' || change.reason === 'win' || change.reason === 'rollback'
  const changed: Wallet = { ...wallet, [kind]: change.balance, played: wallet.played + (isPlay ? difference : 0) }
  if (change.roundId === null || difference <= 0 || !wallet.isGameShown) return changed
  const { hold, others } = takeHold(changed, change.roundId, nowMs + startGraceMs)
  return { ...changed, holds: [...others, { ...hold, [kind]: hold[kind] + difference }] }
}

function startHold(wallet: Wallet, roundId: string, nowMs: number): Wallet {
  const { hold, others } = takeHold(wallet, roundId, nowMs)
  return hold.isStarted ? wallet : { ...wallet, holds: [...others, { ...hold, isStarted: true, untilMs: nowMs + longestHoldMs }] }
}

function takeHold(wallet: Wallet, roundId: string, untilMs: number): { hold: Hold; others: Hold[] } {
  const hold = wallet.holds.find((known) => known.roundId === roundId)
  return { hold: hold ?? { roundId, real: 0, bonus: 0, untilMs, isStarted: false }, others: wallet.holds.filter((known) => known !== hold) }
}

function keepHolds(wallet: Wallet, shouldKeep: (hold: Hold) => boolean): Wallet {
  const holds = wallet.holds.filter(shouldKeep)
  return holds.length === wallet.holds.length ? wallet : { ...wallet, holds }
}

function sumHolds(wallet: Wallet): { real: number; bonus: number } {
  return wallet.holds.reduce((sum, hold) => ({ real: sum.real + hold.real, bonus: sum.bonus + hold.bonus }), { real: 0, bonus: 0 })
}
