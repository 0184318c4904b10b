import type { PaymentSystem } from './cashbox.ts'

/** What the player pays on top of a deposit, in minor units, rounded half up. */
export function computeDepositFee(amount: number, { percent, fixed }: PaymentSystem['fee']): number {
  return Number((BigInt(amount) * BigInt(percent) + 5_000n) / 10_000n) + fixed
}
