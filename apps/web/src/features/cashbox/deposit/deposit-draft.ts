// A deposit while it is being filled in, and what it comes to. Pure; amounts in minor units.
import type { Locale, PaymentSystem } from '@yanta/contract'
import { computeDepositBonus, listCashboxGifts, type CashboxGift } from '../../../domain/gift/cashbox-gift.ts'
import { findLimits } from '../methods/arrange-methods.ts'
import { compareToLimits, readAmount, writeAmount } from '../methods/typed-amount.ts'
import { chooseFirstAmount, chooseFirstMethod, computeFee } from './deposit.rules.ts'
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
  offers: Pick<DepositOffers, 'systems' | 'lastUsed' | 'currency' | 'suggested' | 'limits'>,
  locale: Locale,
): DepositDraft | null {
  const method = chooseFirstMethod(offers.systems, offers.lastUsed)
  if (!method) return null
  const amount = chooseFirstAmount(offers.suggested, limitsOf(method, offers))
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
  gift: CashboxGift | null
  /** What the chosen one brings with this sum; 0: the sum is too small for it. */
  bonus: number
}

/** @param hasBonus a bonus runs: no gift counts meanwhile */
export function totalDeposit(
  draft: DepositDraft,
  offers: Pick<DepositOffers, 'systems' | 'currency' | 'limits' | 'gifts'>,
  { locale, nowMs, hasBonus }: { locale: Locale; nowMs: number; hasBonus: boolean },
): DepositTotals {
  const { systems, currency } = offers
  const system = systems.find(({ key }) => key === draft.method) ?? systems[0]!
  const limits = limitsOf(system, offers)
  const read = readAmount(draft.text, locale)
  const problem =
    'problem' in read
      ? read.problem === 'huge'
        ? 'high'
        : read.problem
      : compareToLimits(read.amount, limits)
  const amount = 'amount' in read && problem === null ? read.amount : null
  const gifts = listCashboxGifts(offers.gifts, currency, nowMs)
  const gift = hasBonus ? null : chooseGift(gifts, draft.gift)
  return {
    system,
    limits,
    amount,
    problem,
    fee: amount === null ? 0 : computeFee(amount, system.fee),
    gifts,
    gift,
    bonus: gift && amount !== null ? computeDepositBonus(gift, amount, currency) : 0,
  }
}

/** Without a choice the gift chosen elsewhere [7.26], else the newest. */
function chooseGift(gifts: readonly CashboxGift[], chosen: string | null | undefined): CashboxGift | null {
  if (chosen !== undefined) return gifts.find(({ id }) => id === chosen) ?? null
  return gifts.find(({ isSelected }) => isSelected) ?? gifts[0] ?? null
}

/** Of the way in the player's currency, else of all ways together. */
function limitsOf(
  system: PaymentSystem,
  { currency, limits }: Pick<DepositOffers, 'currency' | 'limits'>,
): { min: number; max: number } {
  return findLimits(system, currency) ?? limits ?? { min: 1, max: Number.MAX_SAFE_INTEGER }
}
