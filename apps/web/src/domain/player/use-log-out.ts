import { reactToFailure } from '../../data/api/react-to-failure.ts'
import { useAction } from '../../data/use-action.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { hasUnsavedChanges } from '../../navigation/unsaved-changes.ts'
import { notifyOtherTabs } from './session-channel.ts'
import { endSession } from './session.ts'
import { leaveOnRequest, useSessionEnd } from './use-session-end.ts'

/** Logs out, one call at a time; the other tabs follow. Asks first if a form would be lost, and shows a failed logout. */
export function useLogOut() {
  const { t } = useI18n()
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
  const { run, isBusy } = useAction(() =>
    leaveOnRequest(async () => {
      const refusal = await endSession()
      if (refusal) reactToFailure(refusal, () => void endEverywhere(), t('player.log_out.failed'))
      else await endEverywhere()
    }),
  )
  async function logOut() {
    if (isBusy || (hasUnsavedChanges() && !(await isLogoutMeant()))) return
    await run()
  }
  return { logOut, isLeaving: isBusy }
}
