// A movement of money: from or to one player against one house account, or between two house accounts. It sums to zero by construction.
import type { Currency } from '@yanta/contract'

export type PlayerAccount = 'real' | 'bonus' | 'compoints' | 'winback'
export type HouseAccount = 'games' | 'grants' | 'payments' | 'payouts' | 'compoints'
/** A player's accounts; `compoints` in hundredths, the others in minor units of the player's currency. `winback` waits to be claimed. */
export type Balances = Record<PlayerAccount, number>

export interface Movement {
  kind:
    | 'bet'
    | 'win'
    | 'rollback'
    | 'credit'
    | 'debit'
    | 'compoints'
    | 'bonus_grant'
    | 'bonus_conversion'
    | 'bonus_forfeit'
    | 'winback_offer'
    | 'winback_claim'
    | 'winback_lapse'
    | 'deposit'
    | 'deposit_reversal'
    | 'payout'
    | 'payout_return'
  /** Together with `key` unique for ever: the same pair never moves money twice. */
  scope: string
  key: string
  house: HouseAccount
  /** The changes of the player's accounts; negative for money taken. Zero is left out. */
  gains: Partial<Balances>
  note?: string
  /** Of a seed, when it is said to have happened: no earlier than what was booked before. Otherwise it is now. */
  at?: Date
}

/** Money that the house moves between two accounts of its own; no player's balance changes. */
export interface HouseTransfer {
  kind: 'payout_done'
  /** As of a movement. */
  scope: string
  key: string
  from: Exclude<HouseAccount, 'games' | 'compoints'>
  to: Exclude<HouseAccount, 'games' | 'compoints'>
  currency: Currency
  /** Minor units, at least 1. */
  amount: number
}

export interface Entry {
  account: string
  amount: number
}

/** The maximum of one stake, win or credit. Together with `largestBalance` it keeps every balance and sum well within JavaScript's exact integers. */
export const largestAmount = 1_000_000_000_000
/** Also the maximum of one movement: the end of a bonus takes its whole balance. */
export const largestBalance = 1_000_000_000_000_000

const gamesAccounts = 16

export function namePlayerAccount(userId: number, account: PlayerAccount): string {
  return `player/${userId}/${account}`
}

/** The house account that is the counterpart of this player's. */
export function nameHouseAccount(house: HouseAccount, unit: string, userId: number): string {
  if (house === 'compoints') return 'compoints/issued'
  return house === 'games' ? `games/${unit}/${userId % gamesAccounts}` : `${house}/${unit}`
}

/** The unit a movement is counted in. Compoints and money never mix in one movement. */
export function unitOf({ gains }: Movement, currency: Currency): string {
  if (!gains.compoints) return currency
  if (gains.real || gains.bonus || gains.winback)
    throw new Error('a movement is in one unit: compoints and money mixed')
  return 'COMPOINT'
}

/** The entries of a movement: one per changed account of the player, and the house's counterpart. */
export function buildEntries(movement: Movement, userId: number, currency: Currency): Entry[] {
  const gains = Object.entries(movement.gains).filter(([, amount]) => amount !== 0) as [
    PlayerAccount,
    number,
  ][]
  if (gains.length === 0) throw new Error(`the movement ${movement.scope} ${movement.key} moves nothing`)
  for (const [, amount] of gains) {
    if (!Number.isSafeInteger(amount) || Math.abs(amount) > largestBalance)
      throw new RangeError(`${amount} is no amount of minor units`)
  }
  const total = gains.reduce((sum, [, amount]) => sum + amount, 0)
  const player = gains.map(([account, amount]) => ({ account: namePlayerAccount(userId, account), amount }))
  const house = {
    account: nameHouseAccount(movement.house, unitOf(movement, currency), userId),
    amount: -total,
  }
  return total === 0 ? player : [...player, house]
}

/** The entries of a transfer between house accounts. */
export function buildTransferEntries({ from, to, currency, amount, scope, key }: HouseTransfer): Entry[] {
  if (from === to) throw new Error(`the transfer ${scope} ${key} moves nothing`)
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > largestBalance)
    throw new RangeError(`${amount} is no amount of minor units`)
  return [
    { account: `${from}/${currency}`, amount: -amount },
    { account: `${to}/${currency}`, amount },
  ]
}

/** The balances after the movements. Throws when one would fall below zero: check and refuse before calling. */
export function applyMovements(balances: Balances, movements: readonly Movement[]): Balances {
  const next = { ...balances }
  for (const { gains, scope, key } of movements) {
    for (const [account, amount] of Object.entries(gains) as [PlayerAccount, number][]) {
      next[account] += amount
      if (next[account] < 0 || next[account] > largestBalance)
        throw new RangeError(`${scope} ${key} would make ${account} ${next[account]}`)
    }
  }
  return next
}
