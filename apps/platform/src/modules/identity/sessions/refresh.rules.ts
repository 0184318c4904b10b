// Decides about a refresh token by its generation.
import type { SessionState } from './sessions.repository.ts'

export const graceMs = 10_000

/**
 * - `rotate`: the current token; the next one is made.
 * - `repeat`: the previous one, moments later: two tabs, or a lost answer. The current token is sent again.
 * - `revoke`: an older one; a thief may have a copy, so the whole login ends.
 * - `refuse`: the login has ended.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'revoke' | 'refuse'

export function checkRefresh(
  shown: number,
  session: Pick<SessionState, 'generation' | 'rotatedMsAgo' | 'isLiving' | 'isClosed'> | undefined,
): RefreshVerdict {
  if (!session?.isLiving || session.isClosed) return 'refuse'
  if (shown === session.generation) return 'rotate'
  if (shown === session.generation - 1 && session.rotatedMsAgo <= graceMs) return 'repeat'
  return shown < session.generation ? 'revoke' : 'refuse'
}
