// The end of a login, whoever ended it. What a player was in the middle of is not taken away by a session that merely ran out: the login
// opens over it, and it goes on. Who logged out elsewhere, or whose account was closed, leaves nothing on the screen.
import { getProfile } from '@yanta/contract'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { type Speech, useI18n } from '../i18n/use-i18n.tsx'
import { isPopupPath } from '../lib/guarded-path.ts'
import { closeModal } from '../lib/modal-stack.ts'
import { showToast } from '../lib/toast-queue.ts'
import { hasUnsavedChanges } from '../lib/unsaved-changes.ts'
import { type EndReason, describeEnd, isFinalEnd } from './session-end.ts'
import { forgetPlayer, welcomePlayer } from './session.ts'

/** A logout is heard of from the button, another tab and the socket alike; once is enough. */
let ending: { reason: EndReason } | null = null
/** The button of this tab was pressed: whoever tells of the end first, nobody needs to be told why. */
let isOwnWish = false

/** Whether what follows from an end is being decided just now. */
export function isEnding(): boolean {
  return ending !== null
}

/** For the button: what it sets off is known to be wanted here. */
export async function leaveByWish(leave: () => Promise<void>): Promise<void> {
  isOwnWish = true
  await leave()
  isOwnWish = false
}

/** Ends the login in this tab: the player is forgotten, sent to main [2.20], [4.22] and told why. */
export function useSessionEnd(playerId?: string): (reason: EndReason) => Promise<void> {
  const navigate = useNavigate()
  const { pathname, mask } = useLocation()
  const { t } = useI18n()
  const goOn = useGoOn(playerId)
  /** Something is typed, or the cashbox is open. */
  const isBusy = () => hasUnsavedChanges() || isPopupPath(mask?.pathname ?? pathname)

  return async (reason) => {
    if (ending) {
      if (!isFinalEnd(reason) || isFinalEnd(ending.reason)) return
      ending.reason = reason
      // What is still asked is settled by it.
      for (const name of ['loginAgain', 'confirm']) closeModal(name)
      return
    }
    ending = { reason }
    try {
      if (!isFinalEnd(reason) && isBusy() && (await logInAgain(t, ending))) return await goOn()
      forgetPlayer()
      if (!isOwnWish) showToast({ id: 'session-end', type: 'info', ...describeEnd(t, ending.reason) })
      await navigate('/')
    } finally {
      ending = null
    }
  }
}

/** Whether the player goes on; without the code that asks they can't. */
async function logInAgain(t: Speech['t'], end: { reason: EndReason }): Promise<boolean> {
  const asking = await import('./interrupted-work.ts').catch(() => null)
  return (
    asking !== null &&
    asking.askToLogInAgain(t, describeEnd(t, end.reason).title, () => isFinalEnd(end.reason))
  )
}

/** This browser has a session again, from here or from another tab: the same player goes on where they are, another one begins at main. */
export function useGoOn(playerId?: string): () => Promise<void> {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async () => {
    const profile = await browserCall(getProfile)
    const isAnother = profile.ok && profile.value.id !== playerId
    if (isAnother) forgetPlayer()
    welcomePlayer()
    await (isAnother ? navigate('/') : revalidate())
  }
}
