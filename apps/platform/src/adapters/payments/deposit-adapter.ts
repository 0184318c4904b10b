// What a provider of deposits has to do. An adapter knows its dialect and its secrets, and nothing of players or of the ledger.
import type { Currency, DeclineReason, Locale, MethodIcon, PaymentFlow, RbkInvoice } from '@yanta/contract'

export interface DepositOrder {
  /** Names the deposit for ever: a provider opens it once, however often it is asked. */
  id: string
  /** The way to pay: its key, its name in the player's language, and its drawing. */
  method: { key: string; name: string; icon: MethodIcon }
  /** How content says that it opens, which its adapter has to be able to. */
  flow: PaymentFlow
  /** Minor units of the currency. */
  amount: number
  /** Minor units that the player pays on top, where the provider does not take a fee of its own. */
  fee: number
  currency: Currency
  locale: Locale
  /** Where the player comes back to. */
  returnUrl: string
  /** When the deposit was begun: what is said of time to the provider counts from it, so that each try says the same. */
  createdAt: Date
}

/** Where the player pays. */
export type Opening =
  | {
      flow: Extract<PaymentFlow, 'form'>
      url: string
      method: 'GET' | 'POST'
      fields: Record<string, string>
    }
  | { flow: Extract<PaymentFlow, 'marbella'>; redirectUrl: string }
  | { flow: Extract<PaymentFlow, 'rbk'>; invoice: RbkInvoice; scriptUrl: string }

/** `refused`: nothing was begun. Whatever else goes wrong is thrown, and nobody knows whether anything was. */
export type OpenAnswer = { opening: Opening } | 'refused'

/** How a deposit ended. */
export type Verdict =
  | { type: 'succeeded'; amount: number; currency: string }
  | { type: 'declined'; reason: DeclineReason }

export interface SentNotification {
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Exactly as it was sent. */
  body: string
}

export interface Notification {
  /** The provider's own id of it: the same for each time it is sent. */
  eventId: string
  orderId: string
  /** Null: the provider works on it. */
  verdict: Verdict | null
}

export interface DepositAdapter {
  /** As content names it, and the address of its notifications. */
  provider: string
  open(order: DepositOrder): Promise<OpenAnswer>
  /** Checks signature and age (at most five minutes) before anything else is read. */
  readNotification(
    sent: SentNotification,
    now: Date,
  ): Notification | 'invalid_signature' | 'stale_signature' | 'invalid_request'
  /** How a deposit ended; null while it has not, and for one that the provider does not know. Throws when it does not answer. */
  ask(orderId: string): Promise<Verdict | null>
}
