// What players are told of: the data of each kind, as stored. Texts are made of it at reading, in the reader's language.
import type { Currency, LimitKind, LimitPeriod, Locale, VerificationKind } from '@yanta/contract'
import type { StoredEvent } from '../../../plugins/event-outbox/outbox-consumers.service.ts'

/** Addresses are of the site's art, instants ISO 8601 in UTC, amounts minor units. */
export interface NotificationKinds {
  gift: GiftTold
  /** It expires within a day, and has not been used. */
  giftExpires: GiftTold
  level: { from: number; to: number }
  achievement: { slug: string }
  payout: {
    payoutId: number
    status: 'sent' | 'refused' | 'failed'
    amount: number
    currency: Currency
    /** Where it goes, masked. */
    target: string
  }
  /** Credited long after it began. */
  deposit: { depositId: string; amount: number; currency: Currency }
  /** A limit of the player is used to a share; the value is minor units, or minutes for `time`. */
  limit: { kind: LimitKind; period: LimitPeriod; value: number; currency: Currency; percent: 80 | 100 }
  winback: { amount: number; currency: Currency; until: string }
  promotion: { slug: string; titles: Record<Locale, string>; image: string }
  /** It is decided; what the place wins is 0 where it wins nothing. */
  tournament: {
    path: string
    titles: Record<Locale, string>
    image: string
    place: number
    cash: number
    currency: Currency
    gifts: number
  }
  document: { kind: VerificationKind; event: 'approved' | 'declined' }
}

interface GiftTold {
  giftId: number
  titles: Record<Locale, string>
  image: string
  /** Null: it does not expire. */
  expiresAt: string | null
}

/** A kind with its data. */
export type NotificationContent = {
  [Kind in keyof NotificationKinds]: { kind: Kind; data: NotificationKinds[Kind] }
}[keyof NotificationKinds]

/** Gifts of these reasons are told of by what they are given for, or were bought by the player; those for compoints are left out [4.40]. */
const untoldReasons = ['level.changed', 'achievement', 'compoint_product_purchase', 'compoints']

/** The player may have left the site meanwhile. */
const longDepositMs = 10 * 60_000

/** What a fact tells its player; null: nothing. */
export function buildNotification(event: StoredEvent): NotificationContent | null {
  switch (event.type) {
    case 'gift.received': {
      const { giftId, titles, image, expiresAt, reason } = event.data
      return untoldReasons.includes(reason)
        ? null
        : { kind: 'gift', data: { giftId, titles, image, expiresAt } }
    }
    case 'level.reached':
      return { kind: 'level', data: { from: event.data.from, to: event.data.to } }
    case 'achievement.completed':
      return { kind: 'achievement', data: { slug: event.data.slug } }
    case 'payout.moved': {
      const { payoutId, status, amount, currency, target } = event.data
      return { kind: 'payout', data: { payoutId, status, amount, currency, target } }
    }
    case 'deposit.settled': {
      const { depositId, amount, currency, beganAt, settledAt } = event.data
      const isLong = Date.parse(settledAt) - Date.parse(beganAt) > longDepositMs
      return isLong ? { kind: 'deposit', data: { depositId, amount, currency } } : null
    }
    case 'limit.used': {
      const { kind, period, value, currency, percent } = event.data
      return { kind: 'limit', data: { kind, period, value, currency, percent } }
    }
    case 'winback.offered': {
      const { amount, currency, until } = event.data
      return { kind: 'winback', data: { amount, currency, until } }
    }
    case 'promotion.began': {
      const { slug, titles, image } = event.data
      return { kind: 'promotion', data: { slug, titles, image } }
    }
    case 'tournament.decided': {
      const { path, titles, image, place, cash, currency, gifts } = event.data
      return { kind: 'tournament', data: { path, titles, image, place, cash, currency, gifts } }
    }
    case 'verification.decided':
      return { kind: 'document', data: { kind: event.data.kind, event: event.data.event } }
    default:
      return null
  }
}
