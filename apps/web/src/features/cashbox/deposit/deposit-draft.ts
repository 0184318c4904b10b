// A deposit while it is being filled in, and what it comes to. Pure; amounts in minor units.
import type { Currency, Gift, Locale, PaymentSystem } from '@yanta/contract'
import { computeDepositFee } from '@yanta/contract/deposit-fee'
import {
  computeDepositBonus,
  listCashboxGifts,
  listWaitingGifts,
  type CashboxGift,
} from '../../../domain/gift/cashbox-gift.ts'
import { findLimits } from '../methods/arrange-methods.ts'
import { compareToLimits, readAmount, writeAmount } from '../../../domain/wallet/typed-amount.ts'
import { chooseFirstAmount, chooseFirstMethod } from './deposit.rules.ts'
import type { DepositOffers } from './use-deposit-offers.ts'

export interface DepositDraft {
  /** Key of the way. */
  method: string
  /** The sum as it is typed. */
  text: string
  /** Id of the chosen gift, null for none; undefined: nothing was chosen. */
  gift?: string | null
}

/** Null: there is no way to pay. */
export function startDraft(
  offers: Pick<DepositOffers, 'systems' | 'lastUsed' | 'currency' | 'suggested'>,
  locale: Locale,
): DepositDraft | null {
  const method = chooseFirstMethod(offers.systems, offers.lastUsed)
  if (!method) return null
  const amount = chooseFirstAmount(offers.suggested, limitsOf(method, offers.currency))
  return { method: method.key, text: writeAmount(amount, locale) }
}

export type AmountProblem = 'empty' | 'unreadable' | 'low' | 'high'

export interface DepositTotals {
  /** One that is offered no more gives way to the first. */
  system: PaymentSystem
  limits: { min: number; max: number }
  /** Null while the sum is no sum, or beyond the limits. */
  amount: number | null
  problem: AmountProblem | null
  fee: number
  /** Those that it may bring. */
  gifts: readonly CashboxGift[]
  /** Those that open after deposits. */
  waiting: readonly Gift[]
  gift: CashboxGift | null
  /** What the chosen one brings with this sum; 0: the sum is too small for it. */
  bonus: number
}

/**
 * @param hasBonus a bonus runs: no gift counts meanwhile
 * @param isMultiAccount the player gets no gifts [6.9]
 */
export function totalDeposit(
  draft: DepositDraft,
  offers: Pick<DepositOffers, 'systems' | 'currency' | 'gifts'>,
  {
    locale,
    nowMs,
    hasBonus,
    isMultiAccount,
  }: { locale: Locale; nowMs: number; hasBonus: boolean; isMultiAccount: boolean },
): DepositTotals {
  const { systems, currency } = offers
  const system = systems.find(({ key }) => key === draft.method) ?? systems[0]!
  const limits = limitsOf(system, currency)
  const read = readAmount(draft.text, locale)
  const problem =
    'problem' in read
      ? read.problem === 'huge'
        ? 'high'
        : read.problem
      : compareToLimits(read.amount, limits)
  const amount = 'amount' in read && problem === null ? read.amount : null
  const offered = isMultiAccount ? [] : offers.gifts
  const gifts = listCashboxGifts(offered, currency, nowMs)
  const gift = hasBonus ? null : chooseGift(gifts, draft.gift)
  return {
    system,
    limits,
    amount,
    problem,
    fee: amount === null ? 0 : computeDepositFee(amount, system.fee),
    gifts,
    waiting: listWaitingGifts(offered, currency, nowMs),
    gift,
    bonus: gift && amount !== null ? computeDepositBonus(gift, amount, currency) : 0,
  }
}

/** Without a choice the gift chosen elsewhere [7.26], else the newest. */
function chooseGift(gifts: readonly CashboxGift[], chosen: string | null | undefined): CashboxGift | null {
  if (chosen !== undefined) return gifts.find(({ id }) => id === chosen) ?? null
  return gifts.find(({ isSelected }) => isSelected) ?? gifts[0] ?? null
}

/** The platform offers no way without limits in the player's currency [7.71]. */
function limitsOf(system: PaymentSystem, currency: Currency): { min: number; max: number } {
  return findLimits(system, currency) ?? { min: 0, max: 0 }
}
