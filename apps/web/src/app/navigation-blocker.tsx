// What stands between the router and its next step: a form that would be lost [2.26], and the entries that dialogs have in the browser's
// history. The router takes one such gate, so it is one for both.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router'
import { useI18n } from '../i18n/use-i18n.tsx'
import { clearDialogEntries, hasDialogEntries, keepDialogHistory, noteScreen } from '../lib/dialog-history.ts'
import { askConfirm } from '../lib/dialogs.ts'
import { forgetUnsavedChanges, isAnythingLost } from '../lib/unsaved-changes.ts'
import { onPlayerEvent } from '../player/player-events.ts'
import './leave-question.messages.json'

interface Step {
  to: Location
  isReplacing: boolean
}

export function StepGate() {
  const { t } = useI18n()
  const location = useLocation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  // Noted here as well: the router forgets a step it holds back when another one that was on its way arrives, and nobody would be asked.
  const [held, setHeld] = useState<Step | null>(null)
  const isAllowedThrough = useRef(false)
  const isJudging = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isHeld =
      !isAllowedThrough.current &&
      (isAnythingLost(currentLocation, nextLocation) || (historyAction !== 'POP' && hasDialogEntries()))
    if (isHeld) setHeld({ to: nextLocation, isReplacing: historyAction === 'REPLACE' })
    return isHeld
  })
  // Read anew after waiting: another step may have been wanted meanwhile.
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
  const judge = useEffectEvent(async () => {
    if (isJudging.current) return
    isJudging.current = true
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
    isJudging.current = false
    if (isAllowed) go()
    else stay()
  })
  useEffect(keepDialogHistory, [])
  useEffect(() => noteScreen(location.key, isLeaving), [location.key, isLeaving])
  useEffect(() => {
    if (held) void judge()
  }, [held])
  useEffect(() => onPlayerEvent('logout', forgetUnsavedChanges), [])
  return null
}
