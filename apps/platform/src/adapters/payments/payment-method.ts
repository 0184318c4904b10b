// A payment method. The contract has no call yet that moves money through one: the cashbox lists the methods with their limits.
import type { PaymentSystem } from '@yanta/contract'

export interface PaymentMethod {
  /** As it is offered for paying in; null: not at all. */
  deposit: PaymentSystem | null
  /** As it is offered for being paid out; null: not at all. */
  payout: PaymentSystem | null
}
