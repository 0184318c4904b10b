const firstDelayMs = 1000
export const longestDelayMs = 30_000

/**
 * Milliseconds before try number `attempt` (from 0): they double up to 30 s, and the upper half is random.
 * @param random in [0, 1); spreads reconnects of clients that lost the same server
 */
export function computeReconnectDelay(attempt: number, random: number): number {
  const ceilingMs = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempt, 10))
  return Math.round(ceilingMs / 2 + (ceilingMs / 2) * random)
}
