// The ways to pay in that are offered, and what they take. Pure; amounts in minor units.
import type { PaymentEntry } from '@yanta/content'
import type { Currency, Locale, PaymentFlow, PaymentSystem } from '@yanta/contract'

/** Those whose provider is installed. */
export function listOffered(
  methods: readonly PaymentEntry[],
  isInstalled: (provider: string) => boolean,
): PaymentEntry[] {
  return methods.filter(({ provider }) => isInstalled(provider))
}

/** The ways that take a currency, in their order [3.55]. */
export function presentSystems(
  methods: readonly PaymentEntry[],
  currency: Currency,
  locale: Locale,
): PaymentSystem[] {
  return methods.flatMap(({ id, key, name, icon, flow, arrival, isMore, currencies }, place) => {
    const terms = currencies[currency]
    if (!terms) return []
    const limits = [{ currency, min: terms.min, max: terms.max }]
    return [
      {
        id,
        key,
        name: name[locale],
        position: place + 1,
        image: null,
        icon,
        limits,
        fee: terms.fee,
        flow,
        isMore,
        arrival,
      },
    ]
  })
}

/** The way of this key that opens like this and takes the currency, with the limits; undefined: there is none. */
export function findMethod(
  methods: readonly PaymentEntry[],
  { key, flow, currency }: { key: string; flow: PaymentFlow; currency: Currency },
): { provider: string; min: number; max: number } | undefined {
  const method = methods.find((each) => each.key === key && each.flow === flow)
  const terms = method?.currencies[currency]
  return method && terms && { provider: method.provider, min: terms.min, max: terms.max }
}

/** From the least to the most that any way takes; zeros when none takes the currency. */
export function findGeneralLimit(
  methods: readonly PaymentEntry[],
  currency: Currency,
): { min: number; max: number } {
  const terms = methods.flatMap(({ currencies }) => currencies[currency] ?? [])
  if (terms.length === 0) return { min: 0, max: 0 }
  return { min: Math.min(...terms.map(({ min }) => min)), max: Math.max(...terms.map(({ max }) => max)) }
}

/** How many stakes a deposit is thought for. */
const stakesInDeposit = 20

/** The offered amount nearest to twenty stakes, never above the default; of two as near the smaller. The default without a stake. */
export function choosePreset(
  presets: readonly number[],
  { standard, stake }: { standard: number; stake: number | null },
): number {
  if (stake === null) return standard
  const wanted = stake * stakesInDeposit
  const allowed = presets.filter((preset) => preset <= standard).toSorted((a, b) => a - b)
  return allowed.reduce(
    (best, preset) => (Math.abs(preset - wanted) < Math.abs(best - wanted) ? preset : best),
    allowed[0] ?? standard,
  )
}
