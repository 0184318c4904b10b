import { useRevalidator } from 'react-router'
import { reactToFailure } from '../../../data/api/react-to-failure.ts'
import type { Result } from '../../../data/api/result.ts'

/** Refusals that mean the item to remove is already gone. */
const alreadyGone = new Set(['login_session_not_found', 'passkey_not_found', 'totp_not_on'])

/**
 * Completes an action of this screen: reloads the data, or shows a dialog with the reason of the failure.
 * @returns true when the requested state holds now
 */
export function useResult(): (result: Result<unknown, string>, failureTitle: string) => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return async (result, failureTitle) => {
    const isDone = result.ok || alreadyGone.has(result.refusal.code)
    // Revalidation after the session has ended leads the guard to show the login here.
    if (!isDone) reactToFailure(result.refusal, () => void revalidate(), failureTitle)
    else await revalidate()
    return isDone
  }
}
