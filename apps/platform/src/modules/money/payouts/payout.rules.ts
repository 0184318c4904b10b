// The states of a payout: which event moves it where, and what comes back with it. Pure.
import type { CurrencyEntry } from '@yanta/content'
import type { Currency, PayoutCondition, PayoutStatus, RefusalCode } from '@yanta/contract'
import { getRate, millionths, parseRate } from '../../../plugins/currency-rate.ts'

/** `approve`, `refuse`: the house; `send`: it goes to the provider, which answers `done` or `failed`; `cancel`: the player. */
export type PayoutEvent = 'approve' | 'refuse' | 'send' | 'done' | 'failed' | 'cancel'

/** The next state; `nothing`: it has happened before, or makes no difference any more; `impossible`: it can't happen now. */
export type Verdict = { to: PayoutStatus } | 'nothing' | 'impossible'

export const openStatuses: readonly PayoutStatus[] = ['new', 'approved', 'sent']
/** Requests of a player that may be open at once. */
export const mostOpenPayouts = 3

const moves: Record<
  PayoutEvent,
  { from: readonly PayoutStatus[]; to: PayoutStatus; late: readonly PayoutStatus[] }
> = {
  approve: { from: ['new'], to: 'approved', late: ['approved', 'sent', 'done', 'failed'] },
  refuse: { from: ['new', 'approved'], to: 'refused', late: ['refused'] },
  send: { from: ['approved'], to: 'sent', late: ['sent', 'done', 'failed'] },
  done: { from: ['sent'], to: 'done', late: ['done'] },
  failed: { from: ['sent'], to: 'failed', late: ['failed'] },
  // One that came to nothing has given the money back already.
  cancel: { from: ['new', 'approved'], to: 'cancelled', late: ['cancelled', 'refused', 'failed'] },
}

export function decide(status: PayoutStatus, event: PayoutEvent): Verdict {
  const { from, to, late } = moves[event]
  if (from.includes(status)) return { to }
  return late.includes(status) ? 'nothing' : 'impossible'
}

/** Whether the player has the money again. */
export function givesMoneyBack(status: PayoutStatus): boolean {
  return status === 'refused' || status === 'failed' || status === 'cancelled'
}

/** Whether burnt gifts come back: not after the player's own cancel. */
export function bringsGiftsBack(status: PayoutStatus): boolean {
  return status === 'refused' || status === 'failed'
}

export interface Limits {
  min: number
  max: number
}

/** Kopecks: 100 to 1,000,000 roubles [5.18]. */
const generalLimit: Limits = { min: 10_000, max: 100_000_000 }
const unit = 100n

/** The general limits in a currency, in its minor units: the equivalents in whole units, inside those in roubles [9.10]. */
export function findGeneralPayoutLimit(currency: Currency, currencies: readonly CurrencyEntry[]): Limits {
  const wholeUnit = parseRate(getRate(currency, currencies)) * unit
  const [least, most] = [BigInt(generalLimit.min) * millionths, BigInt(generalLimit.max) * millionths]
  return {
    min: Number(((least + wholeUnit - 1n) / wholeUnit) * unit),
    max: Number((most / wholeUnit) * unit),
  }
}

/** Kopecks, rounded up: what an amount counts against a sum in roubles. */
export function toKopecks(amount: number, currency: Currency, currencies: readonly CurrencyEntry[]): number {
  const exact = BigInt(amount) * parseRate(getRate(currency, currencies))
  return Number((exact + millionths - 1n) / millionths)
}

/** The least sum of all payouts that needs documents, in minor units of a currency. @param kopecks the same in roubles; 0: any payout does */
export function findDocumentsSum(
  kopecks: number,
  currency: Currency,
  currencies: readonly CurrencyEntry[],
): number {
  if (kopecks === 0) return 0
  return Number(((BigInt(kopecks) - 1n) * millionths) / parseRate(getRate(currency, currencies)) + 1n)
}

/** The least amount of one more payout that needs documents; null: the identity is verified. */
export function findDocumentsFrom(
  { isIdentityVerified, paidOut }: { isIdentityVerified: boolean; paidOut: number },
  documentsSum: number,
): number | null {
  return isIdentityVerified ? null : Math.max(0, documentsSum - paidOut)
}

export interface ConditionFacts {
  isPhoneProven: boolean
  isEmailProven: boolean
  isRegisteredByEmail: boolean
  needsDocuments: boolean
  hasBonus: boolean
  isHeld: boolean
  openPayouts: number
}

const conditions: readonly {
  key: PayoutCondition['key']
  refusal: RefusalCode
  isMet: (facts: ConditionFacts) => boolean
}[] = [
  { key: 'phone', refusal: 'phone_restriction', isMet: ({ isPhoneProven }) => isPhoneProven },
  {
    key: 'email',
    refusal: 'email_restriction',
    isMet: ({ isRegisteredByEmail, isEmailProven }) => !isRegisteredByEmail || isEmailProven,
  },
  {
    key: 'documents',
    refusal: 'documents_restriction',
    isMet: ({ needsDocuments }) => !needsDocuments,
  },
  { key: 'held', refusal: 'money_held', isMet: ({ isHeld }) => !isHeld },
  {
    key: 'open_payouts',
    refusal: 'payout_limit_reached',
    isMet: ({ openPayouts }) => openPayouts < mostOpenPayouts,
  },
  { key: 'wager', refusal: 'wager_unfinished', isMet: ({ hasBonus }) => !hasBonus },
]

/** Every condition [5.27], [3.14], in the order in which they are asked. */
export function listConditions(facts: ConditionFacts): PayoutCondition[] {
  return conditions.map(({ key, isMet }) => ({ key, isMet: isMet(facts) }))
}

/** The refusal of the first condition that is not met, or null. A bonus that is given up is no obstacle. */
export function findConditionRefusal(facts: ConditionFacts, givesUpBonus: boolean): RefusalCode | null {
  const found = conditions.find(({ key, isMet }) => !isMet(facts) && !(key === 'wager' && givesUpBonus))
  return found?.refusal ?? null
}

/** How long a request waits for the rule, so that the player can think again. */
export const automaticAfterSeconds = 60

/** Whether the sum needs no person: what was approved so today and this one stay within `most`, all in kopecks. */
export function isWithinDay(amount: number, approvedToday: number, most: number): boolean {
  return approvedToday + amount <= most
}

/** What is known of a player's account and of the ways they paid in by. */
export interface MoneyHistory {
  isMultiAccount: boolean
  /** Payouts are held, also by a debt. */
  isHeld: boolean
  /** The provider took a deposit back. */
  isReversed: boolean
  /** Keys of the ways that a deposit was credited by. */
  depositMethods: readonly string[]
}

/** Whether the player needs no person to look, once the money was played (`isPlayedOnce`): it goes where it came from. */
export function isTrusted(
  { isMultiAccount, isHeld, isReversed, depositMethods }: MoneyHistory,
  method: string,
): boolean {
  return !isMultiAccount && !isHeld && !isReversed && depositMethods.includes(method)
}

/** Whether as much real money was staked since the first deposit as was paid in, in minor units. */
export function isPlayedOnce(deposited: number, staked: number): boolean {
  return staked >= deposited
}
