// The order in which ways to pay and to be paid are offered. Pure.
import type { Currency, PaymentSystem, PayoutSystem } from '@yanta/contract'

export type PayMethod = PaymentSystem | PayoutSystem

export interface ArrangedMethods<Method extends PayMethod> {
  /** Shown at once, the one used last first. */
  first: readonly Method[]
  /** Shown on demand [9.19]. */
  more: readonly Method[]
}

/** Where all of them are 'more' ones, none is hidden. */
export function arrangeMethods<Method extends PayMethod>(
  methods: readonly Method[],
  lastUsed: string | null,
): ArrangedMethods<Method> {
  const ordered = methods.toSorted((a, b) => a.position - b.position)
  const isFirst = ({ key, isMore }: Method) => key === lastUsed || !isMore
  const first = ordered.filter(isFirst)
  if (first.length === 0) return { first: ordered, more: [] }
  return {
    first: [...first.filter(({ key }) => key === lastUsed), ...first.filter(({ key }) => key !== lastUsed)],
    more: ordered.filter((method) => !isFirst(method)),
  }
}

/** The limits in a currency, in minor units; null where the way does not take it [3.55]. */
export function findLimits(
  { limits }: Pick<PayMethod, 'limits'>,
  currency: Currency,
): { min: number; max: number } | null {
  return limits.find((limit) => limit.currency === currency) ?? null
}
