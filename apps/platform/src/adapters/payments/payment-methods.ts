// Every payment method of the platform. The demo has none: nobody pays there.
import type { PaymentSystem } from '@yanta/contract'
import type { PaymentMethod } from './payment-method.ts'

export const paymentMethods: readonly PaymentMethod[] = []

/** What the cashbox lists, in the order of positions. */
export function listSystems(methods: readonly PaymentMethod[]): {
  deposits: PaymentSystem[]
  payouts: PaymentSystem[]
} {
  const inOrder = (systems: (PaymentSystem | null)[]) =>
    systems.filter((system) => system !== null).toSorted((a, b) => a.position - b.position)
  return {
    deposits: inOrder(methods.map(({ deposit }) => deposit)),
    payouts: inOrder(methods.map(({ payout }) => payout)),
  }
}
