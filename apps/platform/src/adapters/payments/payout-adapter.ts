// A provider that pays out. Promise it has to keep: one payout id is paid once, however often it is sent.
import type { Currency } from '@yanta/contract'

export interface PayoutOrder {
  /** The same for every try; the provider knows it from then on. */
  id: string
  method: string
  /** What the recipient gets, in minor units: the fee is taken off. */
  amount: number
  currency: Currency
  /** As typed, without separators. */
  fields: Record<string, string>
}

/** `unknown`: the provider has never received it, so that it can be sent again. */
export type PayoutAnswer = { status: 'unknown' | 'pending' | 'done' } | { status: 'failed'; reason: string }

export interface PayoutAdapter {
  /** Throws when nobody knows whether it has arrived: it is asked for and sent again later. */
  send(order: PayoutOrder): Promise<void>
  ask(id: string): Promise<PayoutAnswer>
}
