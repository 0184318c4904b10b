// Handles the end of a session, whatever ended it. An expired session does not discard unfinished work: the login opens over it,
// and the player goes on. A logout elsewhere or a closed account leaves nothing on the screen.
import { getProfile } from '@yanta/contract'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { createStore } from 'zustand/vanilla'
import { browserCall } from '../../data/api/browser-call.ts'
import { isSessionOver } from '../../data/api/session-hint.ts'
import { type I18n, useI18n } from '../../i18n/use-i18n.tsx'
import { isPopupPath } from '../../navigation/guarded-path.ts'
import { closeModal } from '../../dialogs/store.ts'
import { showToast } from '../../dialogs/toast-queue.ts'
import { hasUnsavedChanges } from '../../navigation/unsaved-changes.ts'
import { type EndReason, describeEnd, isFinalEnd } from './session-end.ts'
import { forgetPlayer, welcomePlayer } from './session.ts'

const sessionEnd = createStore<{
  /** Reason of the end being handled: a logout is reported by the button, another tab and the socket, and is handled once. */
  reason: EndReason | null
  /** The button of this tab was pressed: the end needs no explanation, whichever source reports it first. */
  isOwnRequest: boolean
}>(() => ({ reason: null, isOwnRequest: false }))

/** Whether an end is being handled. */
export function isEnding(): boolean {
  return sessionEnd.getState().reason !== null
}

/** For the button: marks the end that it causes as requested in this tab. */
export async function leaveOnRequest(leave: () => Promise<void>): Promise<void> {
  sessionEnd.setState({ isOwnRequest: true })
  try {
    await leave()
  } finally {
    sessionEnd.setState({ isOwnRequest: false })
  }
}

/** Ends the session in this tab: clears the player's data, goes to main [2.20], [4.22] and shows why. */
export function useSessionEnd(playerId?: string): (reason: EndReason) => Promise<void> {
  const navigate = useNavigate()
  const { pathname, mask } = useLocation()
  const { t } = useI18n()
  const goOn = useGoOn(playerId)
  /** A form has unsaved input, or the cashbox is open. */
  const isBusy = () => hasUnsavedChanges() || isPopupPath(mask?.pathname ?? pathname)

  return async (reason) => {
    const { reason: pending } = sessionEnd.getState()
    if (pending) {
      if (!isFinalEnd(reason) || isFinalEnd(pending)) return
      sessionEnd.setState({ reason })
      // A final end settles the open questions.
      for (const name of ['loginAgain', 'confirm'] as const) closeModal(name)
      return
    }
    // Another source, such as the socket, has reported the same end and been handled: main is no second entry of the history.
    if (isSessionOver()) return
    sessionEnd.setState({ reason })
    try {
      if (!isFinalEnd(reason) && isBusy() && (await logInAgain(t, reason))) return await goOn()
      forgetPlayer()
      const { isOwnRequest, reason: last } = sessionEnd.getState()
      if (!isOwnRequest) showToast({ id: 'session-end', type: 'info', ...describeEnd(t, last ?? reason) })
      await navigate('/')
    } finally {
      sessionEnd.setState({ reason: null })
    }
  }
}

/** True if the player logs in again; false if the dialog's code can't be loaded. */
async function logInAgain(t: I18n['t'], reason: EndReason): Promise<boolean> {
  const asking = await import('./interrupted-work.ts').catch(() => null)
  return (
    asking !== null &&
    asking.askToLogInAgain(t, describeEnd(t, reason).title, () =>
      isFinalEnd(sessionEnd.getState().reason ?? reason),
    )
  )
}

/** Resumes after a login in this or another tab: the same player stays on the screen, another one starts at main. */
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
