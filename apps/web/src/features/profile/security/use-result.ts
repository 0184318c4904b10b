import { useRevalidator } from 'react-router'
import { reactToFailure } from '../../../api/react-to-failure.ts'
import type { Result } from '../../../api/result.ts'

/** What was to be taken away is not there any more: somebody was quicker. */
const alreadyGone = new Set(['login_session_not_found', 'passkey_not_found', 'totp_not_on'])

/**
 * What follows a deed of this screen: it loads again, or a dialog says why nothing has changed.
 * @returns true when what was wanted holds now
 */
export function useSettle(): (result: Result<unknown, string>, failureTitle: string) => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return async (result, failureTitle) => {
    const isDone = result.ok || alreadyGone.has(result.refusal.code)
    // Who is logged out meanwhile finds the login here: the guard looks again.
    if (!isDone) reactToFailure(result.refusal, () => void revalidate(), failureTitle)
    else await revalidate()
    return isDone
  }
}
