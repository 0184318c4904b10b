import { readServerNow } from '../../browser/server-clock.ts'
import { useSite } from '../../site/site-data.ts'

/** When the player's running break ends; null without one. */
export function useBreakEnd(): string | null {
  const until = useSite()?.player?.profile.breakUntil
  return until != null && Date.parse(until) > readServerNow() ? until : null
}
