import type { PayoutEntry } from '@yanta/content'
import {
  treasuryTransactionConfirmed,
  type Currency,
  type Gift,
  type Locale,
  type Payout,
  type PayoutStatus,
  type PayoutSystem,
} from '@yanta/contract'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'
import { decide, openStatuses, type Limits } from './payout.rules.ts'
import type { PayoutRecord } from './payouts.repository.ts'

/** The number of a payout as players and providers know it. */
export function nameTransaction(id: number): string {
  return `p-${id}`
}

/** The id behind a name; null for anything that is none. */
export function readTransaction(name: string): number | null {
  const match = /^p-(\d{1,15})$/.exec(name)
  return match && Number(match[1])
}

interface Shown {
  /** Of the player, among them those that burned with the payout. */
  gifts: readonly Gift[]
  entries: readonly PayoutEntry[]
  locale: Locale
  /** Whether the jurisdiction lets payouts be taken back. */
  mayCancel: boolean
}

/** [3.56]. */
export function presentPayout(payout: PayoutRecord, { gifts, entries, locale, mayCancel }: Shown): Payout {
  const { id, method, target, amount, fee, currency, status, reason, steps, createdAt, expectedAt } = payout
  const entry = entries.find(({ key }) => key === method)
  return {
    id: String(id),
    transaction_id: nameTransaction(id),
    // One that content has no more is named by its key.
    method: {
      key: method,
      name: entry?.name[locale] ?? method,
      image: null,
      icon: entry?.icon ?? 'wallet',
    },
    target,
    amount,
    fee,
    currency,
    status,
    reason,
    steps: steps.map((step) => ({ status: step.status, at: new Date(step.at).toISOString() })),
    expectedAt: openStatuses.includes(status) ? expectedAt.toISOString() : null,
    canCancel: mayCancel && typeof decide(status, 'cancel') === 'object',
    burnt: gifts
      .filter((gift) => payout.giftIds.includes(Number(gift.id)))
      .map(({ title, image }) => ({ title, image })),
    createdAt: createdAt.toISOString(),
  }
}

/** [3.55], with the limits that hold for it; null for one that does not pay this currency. */
export function presentSystem(
  { id, key, name, icon, isMore, currencies, fields, arrival }: PayoutEntry,
  {
    position,
    currency,
    general,
    locale,
  }: { position: number; currency: Currency; general: Limits; locale: Locale },
): PayoutSystem | null {
  const terms = currencies[currency]
  if (!terms) return null
  return {
    id,
    key,
    name: name[locale],
    position,
    image: null,
    icon,
    limits: [{ currency, min: Math.max(terms.min, general.min), max: Math.min(terms.max, general.max) }],
    fee: terms.fee,
    isMore,
    fields: fields.map((field) => ({ ...field, label: field.label[locale] })),
    arrival,
    send: { url: `/json-api/user-payout/send/${key}`, method: 'post' },
  }
}

/** A change of a payout, published after the commit. */
export interface PayoutNotice {
  userId: number
  id: number
  status: PayoutStatus
  amount: number
  currency: Currency
  /** See `takeEventOrder`. */
  order: number
}

/** Notifies the player's pages of a payout's new state [7.86]. */
export function publishPayout(
  realtime: Realtime,
  { userId, id, status, amount, currency, order }: PayoutNotice,
): void {
  realtime.publish(
    userRoom(userId),
    treasuryTransactionConfirmed,
    { kind: 'payout', transaction_id: nameTransaction(id), status, amount, currency },
    { order },
  )
}
