import { useState } from 'react'
import { useNavigate } from 'react-router'
import { tellOtherTabs } from './session-channel.ts'
import { endSession, forgetPlayer } from './session.ts'

/** A logout is heard of from the button, another tab and the socket alike; once is enough. */
let isEnding = false

/** Forgets the player in this tab and goes to main [2.20], [4.22]. */
export function useSessionEnd(): () => void {
  const navigate = useNavigate()
  return async () => {
    if (isEnding) return
    isEnding = true
    forgetPlayer()
    await navigate('/')
    isEnding = false
  }
}

/** The logout button: one call at a time; the other tabs follow. */
export function useLogOut() {
  const [isLeaving, setIsLeaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const endHere = useSessionEnd()
  async function logOut() {
    if (isLeaving) return
    setIsLeaving(true)
    setHasFailed(false)
    const isEnded = await endSession()
    setIsLeaving(false)
    if (!isEnded) return setHasFailed(true)
    tellOtherTabs('logout')
    endHere()
  }
  return { logOut, isLeaving, hasFailed }
}
