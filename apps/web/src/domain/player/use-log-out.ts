import { useState } from 'react'
import { reactToFailure } from '../../data/api/react-to-failure.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { hasUnsavedChanges } from '../../navigation/unsaved-changes.ts'
import { notifyOtherTabs } from './session-channel.ts'
import { endSession } from './session.ts'
import { leaveOnRequest, useSessionEnd } from './use-session-end.ts'

/** Logs out, one call at a time; the other tabs follow. Asks first if a form would be lost, and shows a failed logout. */
export function useLogOut() {
  const { t } = useI18n()
  const [isLeaving, setIsLeaving] = useState(false)
  const endSessionHere = useSessionEnd()
  function endEverywhere() {
    notifyOtherTabs('logout')
    return endSessionHere('logout')
  }
  /** If the question can't be loaded, the logout goes on. */
  const isLogoutMeant = () =>
    import('./interrupted-work.ts').then(
      ({ askToLogOut }) => askToLogOut(t),
      () => true,
    )
  async function logOut() {
    if (isLeaving || (hasUnsavedChanges() && !(await isLogoutMeant()))) return
    setIsLeaving(true)
    await leaveOnRequest(async () => {
      const refusal = await endSession()
      setIsLeaving(false)
      if (refusal) reactToFailure(refusal, () => void endEverywhere(), t('player.log_out.failed'))
      else await endEverywhere()
    })
  }
  return { logOut, isLeaving }
}
