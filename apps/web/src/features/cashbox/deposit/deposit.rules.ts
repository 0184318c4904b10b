// What a deposit costs, adds and may be. Pure; amounts in minor units.
import type { PaymentSystem } from '@yanta/contract'
import { arrangeMethods, type PayMethod } from '../methods/arrange-methods.ts'
import { compareToLimits } from '../methods/typed-amount.ts'

interface Limits {
  min: number
  max: number
}

/** What the player pays on top of a deposit, rounded half up. */
export function computeFee(amount: number, { percent, fixed }: PaymentSystem['fee']): number {
  return Number((BigInt(amount) * BigInt(percent) + 5_000n) / 10_000n) + fixed
}

/** The offered sums that a way takes. */
export function listPresets(presets: readonly number[], limits: Limits): number[] {
  return presets.filter((preset) => compareToLimits(preset, limits) === null)
}

/** The sum to begin with: the one suggested, brought within the limits. */
export function chooseFirstAmount(suggested: number, { min, max }: Limits): number {
  return Math.min(Math.max(suggested, min), max)
}

/** The way to begin with: the one used last, else the first one; null without any. */
export function chooseFirstMethod<Method extends PayMethod>(
  methods: readonly Method[],
  lastUsed: string | null,
): Method | null {
  return arrangeMethods(methods, lastUsed).first[0] ?? null
}
