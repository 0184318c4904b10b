// Blocks a navigation for a form that would be lost [2.26], and for the dialogs' entries in the browser's history. The router allows
// one blocker, so it is one for both.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router'
import { useI18n } from '../i18n/use-i18n.tsx'
import { clearDialogEntries, hasDialogEntries, startDialogHistory, recordScreen } from '../dialogs/history.ts'
import { askConfirm } from '../dialogs/dialogs.ts'
import { forgetUnsavedChanges, isAnythingLost } from '../navigation/unsaved-changes.ts'
import { onPlayerEvent } from '../data/player-events.ts'
import './leave-question.messages.json'

interface Step {
  to: Location
  isReplacing: boolean
}

export function NavigationBlocker() {
  const { t } = useI18n()
  const location = useLocation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  // Stored here as well: the router drops a blocked navigation when a pending one completes, and no question would be asked.
  const [held, setHeld] = useState<Step | null>(null)
  const isAllowedThrough = useRef(false)
  const isDeciding = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isHeld =
      !isAllowedThrough.current &&
      (isAnythingLost(currentLocation, nextLocation) || (historyAction !== 'POP' && hasDialogEntries()))
    if (isHeld) setHeld({ to: nextLocation, isReplacing: historyAction === 'REPLACE' })
    return isHeld
  })
  // Effect events, because another navigation may have been blocked during the question.
  const stay = useEffectEvent(() => blocker.reset?.())
  const go = useEffectEvent(() => {
    if (blocker.proceed) return blocker.proceed()
    if (!held) return
    isAllowedThrough.current = true
    void navigate(held.to, {
      replace: held.isReplacing,
      state: held.to.state as unknown,
      ...(held.to.mask && { mask: held.to.mask }),
    })
    isAllowedThrough.current = false
  })
  const decide = useEffectEvent(async () => {
    if (isDeciding.current) return
    isDeciding.current = true
    const isAllowed =
      !isAnythingLost(location, held!.to) ||
      (await askConfirm({
        title: t('leave_question.title'),
        text: t('leave_question.text'),
        acceptLabel: t('leave_question.leave'),
        cancelLabel: t('leave_question.stay'),
        isDangerous: true,
      }))
    if (isAllowed) await clearDialogEntries()
    isDeciding.current = false
    if (isAllowed) go()
    else stay()
  })
  useEffect(startDialogHistory, [])
  useEffect(() => recordScreen(location.key, isLeaving), [location.key, isLeaving])
  useEffect(() => {
    if (held) void decide()
  }, [held])
  useEffect(() => onPlayerEvent('logout', forgetUnsavedChanges), [])
  return null
}
