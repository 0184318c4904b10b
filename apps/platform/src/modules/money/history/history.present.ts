import type { PaymentEntry, PayoutEntry } from '@yanta/content'
import type { Currency, Gift, Locale, Operation } from '@yanta/contract'
import { nameDeposit } from '../deposits/deposits.service.ts'
import { nameTransaction } from '../payouts/payouts.service.ts'
import type { BonusRow, DepositRow, PayoutRow, RoundRow } from './history.repository.ts'

/** Ways to pay, among them those that are no longer offered. */
export interface MethodNames {
  payments: readonly PaymentEntry[]
  payouts: readonly PayoutEntry[]
}

/** One that content has no more is named by its key. */
export function nameMethod(
  entries: readonly Pick<PaymentEntry | PayoutEntry, 'key' | 'name'>[],
  key: string,
  locale: Locale,
): string {
  return entries.find((entry) => entry.key === key)?.name[locale] ?? key
}

export function presentDeposit(
  { id, at, method, ...deposit }: DepositRow,
  { payments }: MethodNames,
  locale: Locale,
): Operation {
  return {
    kind: 'deposit',
    id: `deposit-${id}`,
    at: at.toISOString(),
    transaction_id: nameDeposit(id),
    method: { key: method, name: nameMethod(payments, method, locale) },
    ...deposit,
  }
}

export function presentPayout(
  { id, at, method, ...payout }: PayoutRow,
  { payouts }: MethodNames,
  locale: Locale,
): Operation {
  return {
    kind: 'payout',
    id: `payout-${id}`,
    at: at.toISOString(),
    transaction_id: nameTransaction(id),
    method: { key: method, name: nameMethod(payouts, method, locale) },
    ...payout,
  }
}

export function presentRound({ id, at, game, names, ...round }: RoundRow, locale: Locale): Operation {
  return {
    kind: 'round',
    id: `round-${id}`,
    at: at.toISOString(),
    game: { slug: game, name: names[locale] ?? game },
    ...round,
  }
}

export function presentBonus({ id, at, titles, ...bonus }: BonusRow, locale: Locale): Operation {
  return {
    kind: 'bonus',
    id: `bonus-${id}`,
    at: at.toISOString(),
    title: titles?.[locale] ?? null,
    ...bonus,
  }
}

export function presentGift(
  { id, receivedAt, title, type, image, state, terms }: Gift,
  currency: Currency,
): Operation {
  return {
    kind: 'gift',
    id: `gift-${id}`,
    at: receivedAt,
    title,
    type,
    image,
    amount: terms?.type === 'cash' ? terms.amount : null,
    currency,
    status: state,
  }
}
