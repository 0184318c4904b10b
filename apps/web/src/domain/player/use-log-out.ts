import { useState } from 'react'
import { reactToFailure } from '../api/react-to-failure.ts'
import { useI18n } from '../i18n/use-i18n.tsx'
import { tellOtherTabs } from './session-channel.ts'
import { endSession } from './session.ts'
import { leaveByWish, useSessionEnd } from './use-session-end.ts'

/** The logout button: one call at a time; the other tabs follow. Who could not be logged out is told so. */
export function useLogOut() {
  const { t } = useI18n()
  const [isLeaving, setIsLeaving] = useState(false)
  const endSessionHere = useSessionEnd()
  function endEverywhere() {
    tellOtherTabs('logout')
    return endSessionHere('logout')
  }
  async function logOut() {
    if (isLeaving) return
    setIsLeaving(true)
    await leaveByWish(async () => {
      const refusal = await endSession()
      setIsLeaving(false)
      if (refusal) reactToFailure(refusal, () => void endEverywhere(), t('player.log_out.failed'))
      else await endEverywhere()
    })
  }
  return { logOut, isLeaving }
}
