// What compoints cost in bets.
import { listLevels } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import { useSite } from '../../site/site-data.ts'
import { useLevel } from './use-level.ts'

const usualRate = 10

/**
 * Real stakes on slots that bring so many compoints, in minor units of roubles, rounded up to whole roubles.
 * @param betsForOne those for one compoint on the first level
 * @param rate tenths of the usual number of compoints, of the player's level
 */
export function computeBetsNeeded(missing: number, betsForOne: number, rate: number): number {
  return Math.ceil((missing * betsForOne * 10) / rate / 10_000) * 100
}

/** Tenths of the usual number of compoints, on the player's level; null while it is unknown. */
export function useCompointsRate(): number | null {
  const ofProfile = useSite()?.player?.profile.level.index
  const level = useLevel()?.level ?? ofProfile
  const { phase, value } = useCall('levels', (signal) => browserCall(listLevels, {}, { signal }))
  if (phase === 'loading') return null
  return value?.items.find(({ index }) => index === level)?.compointsRate ?? usualRate
}
