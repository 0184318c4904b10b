import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reactToFailure } from '../api/react-to-failure.ts'
import { useI18n } from '../i18n/use-i18n.tsx'
import { showToast } from '../lib/toast-queue.ts'
import { tellOtherTabs } from './session-channel.ts'
import { type EndReason, describeEnd } from './session-end.ts'
import { endSession, forgetPlayer } from './session.ts'

/** A logout is heard of from the button, another tab and the socket alike; once is enough. */
let isEnding = false
/** The button of this tab was pressed: whoever tells of the end first, nobody needs to be told why. */
let isOwnWish = false

/** Forgets the player in this tab and goes to main [2.20], [4.22]; says why when somebody else ended it. */
export function useSessionEnd(): (reason: EndReason) => Promise<void> {
  const navigate = useNavigate()
  const { t } = useI18n()
  return async (reason) => {
    if (isEnding) return
    isEnding = true
    forgetPlayer()
    if (!isOwnWish)
      showToast({
        id: 'session-end',
        type: 'info',
        title: t('session_end.title'),
        text: t(describeEnd(reason)),
      })
    await navigate('/')
    isEnding = false
  }
}

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
    isOwnWish = true
    const refusal = await endSession()
    setIsLeaving(false)
    if (refusal) reactToFailure(refusal, () => void endEverywhere(), t('player.log_out.failed'))
    else await endEverywhere()
    isOwnWish = false
  }
  return { logOut, isLeaving }
}
