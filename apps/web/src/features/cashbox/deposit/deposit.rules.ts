// What a deposit costs, adds and may be. Pure; amounts in minor units.
import { arrangeMethods, type PayMethod } from '../methods/arrange-methods.ts'
import { compareToLimits } from '../../../domain/wallet/typed-amount.ts'

interface Limits {
  min: number
  max: number
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
