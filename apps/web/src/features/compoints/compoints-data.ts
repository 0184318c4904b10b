import { getBalance, getCompointsConfig } from '@yanta/contract'
import { getOrThrow } from '../../api/answer-or-throw.ts'
import type { Call } from '../../api/caller.ts'

export interface CompointsData {
  /** In hundredths. */
  compoints: number
  /** Real bets on slots for one compoint, in minor units of roubles; null when nobody could say. */
  betsForOne: number | null
}

export async function loadCompoints(call: Call): Promise<CompointsData> {
  const [balance, config] = await Promise.all([call(getBalance), call(getCompointsConfig)])
  return {
    compoints: getOrThrow(balance).compoint_balance,
    betsForOne: config.ok ? config.value.betsForOne : null,
  }
}
