// What happens to a refresh token that is shown again.
import type { SessionState } from './sessions.repository.ts'

export const graceMs = 10_000

/**
 * - `rotate`: the current token; the next one is made.
 * - `repeat`: the one before, moments later: two tabs, or an answer that got lost. The current token is given again.
 * - `revoke`: an old one; somebody else may have a copy, so the whole login ends.
 * - `refuse`: the login is over.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'revoke' | 'refuse'

export function judgeRefresh(
  shown: number,
  session: Pick<SessionState, 'generation' | 'rotatedMsAgo' | 'isLiving' | 'isClosed'> | undefined,
): RefreshVerdict {
  if (!session?.isLiving || session.isClosed) return 'refuse'
  if (shown === session.generation) return 'rotate'
  if (shown === session.generation - 1 && session.rotatedMsAgo <= graceMs) return 'repeat'
  return shown < session.generation ? 'revoke' : 'refuse'
}
