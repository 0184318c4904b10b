import { type ExclusionTerm, type SelfExclusion, excludeSelf } from '@yanta/contract'
import { useEffect, useRef } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Refusal } from '../../../data/api/result.ts'
import { type Action, useAction } from '../../../data/use-action.ts'
import { openModal } from '../../../dialogs/store.ts'
import { notifyOtherTabs } from '../../../domain/player/session-channel.ts'
import { endSession } from '../../../domain/player/session.ts'
import { leaveOnRequest, useSessionEnd } from '../../../domain/player/use-session-end.ts'

/** Closes the account for play, which ends every login, and leaves the site as a guest who is told until when. */
export function useExclusion(): Action<[ExclusionTerm], Refusal<string>> {
  const endSessionHere = useSessionEnd()
  const excluded = useRef<Pick<SelfExclusion, 'until'> | null>(null)
  const isLeft = useRef(false)
  // A dialog that opens any earlier is closed with the screen that is left.
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (excluded.current) openModal('selfExcluded', { until: excluded.current.until })
    }
  }, [])
  return useAction(async (term: ExclusionTerm) => {
    let refusal: Refusal<string> | null = null
    // The socket tells of the end, too, and may be first: it is asked for from here on.
    await leaveOnRequest(async () => {
      const answer = await browserCall(excludeSelf, { body: { term } })
      if (!answer.ok) {
        refusal = answer.refusal
        return
      }
      const { until } = answer.value
      if (isLeft.current) openModal('selfExcluded', { until })
      else excluded.current = { until }
      // The session is over already: this takes the cookies away.
      await endSession()
      notifyOtherTabs('logout')
      if (!isLeft.current) await endSessionHere('logout')
    })
    return refusal
  })
}
