import { getBalance, getCompointsConfig } from '@yanta/contract'
import { getOrThrow } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'

export interface CompointsData {
  /** In hundredths. */
  compoints: number
  /** Real bets on slots per compoint, in minor units of roubles; null when it failed to load. */
  betsForOne: number | null
}

export async function loadCompoints(call: Call): Promise<CompointsData> {
  const [balance, config] = await Promise.all([call(getBalance), call(getCompointsConfig)])
  return {
    compoints: getOrThrow(balance).compoint_balance,
    betsForOne: config.ok ? config.value.betsForOne : null,
  }
}
