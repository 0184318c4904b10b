import { type Currency, type OwnLimit, type RealityCheck, getRealityCheck, listLimits } from '@yanta/contract'
import { getOrThrow } from '../../../data/api/answer-or-throw.ts'
import type { Call } from '../../../data/api/caller.ts'

export interface LimitsData {
  currency: Currency
  limits: readonly OwnLimit[]
  /** Null when it could not be loaded. */
  reality: RealityCheck | null
}

export async function loadLimits(call: Call): Promise<LimitsData> {
  const [limits, reality] = await Promise.all([call(listLimits), call(getRealityCheck)])
  const { currency, items } = getOrThrow(limits)
  return { currency, limits: items, reality: reality.ok ? reality.value : null }
}

/** A limit as it is now in place of what it was; the others stay. */
export function applyLimit(limits: readonly OwnLimit[], changed: OwnLimit): readonly OwnLimit[] {
  return limits.map((limit) =>
    limit.kind === changed.kind && limit.period === changed.period ? changed : limit,
  )
}
