// What stands between the router and its next step: a form that would be lost [2.26], and the entries that dialogs have in the browser's
// history. The router takes one such gate, so it is one for both.
import { useEffect, useEffectEvent } from 'react'
import { useBlocker, useLocation, useNavigation } from 'react-router'
import { useI18n } from '../i18n/use-i18n.tsx'
import { clearDialogEntries, hasDialogEntries, keepDialogHistory, noteScreen } from '../lib/dialog-history.ts'
import { askConfirm } from '../lib/dialogs.ts'
import { forgetUnsavedChanges, isAnythingLost } from '../lib/unsaved-changes.ts'
import { onPlayerEvent } from '../player/player-events.ts'
import './leave-question.messages.json'

export function StepGate() {
  const { t } = useI18n()
  const location = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => isAnythingLost(currentLocation, nextLocation) || (historyAction !== 'POP' && hasDialogEntries()))
  // Read anew after waiting: another step may have been wanted meanwhile.
  const stay = useEffectEvent(() => blocker.reset?.())
  const go = useEffectEvent(() => blocker.proceed?.())
  const judge = useEffectEvent(async () => {
    const isAllowed = !isAnythingLost(location, blocker.location!) || await askConfirm({
      title: t('leave_question.title'), text: t('leave_question.text'), acceptLabel: t('leave_question.leave'), cancelLabel: t('leave_question.stay'), isDangerous: true,
    })
    if (!isAllowed) return stay()
    await clearDialogEntries()
    go()
  })
  useEffect(keepDialogHistory, [])
  useEffect(() => noteScreen(location.key, isLeaving), [location.key, isLeaving])
  useEffect(() => { if (blocker.state === 'blocked') void judge() }, [blocker.state])
  useEffect(() => {
    const ways = (['login', 'logout'] as const).map((event) => onPlayerEvent(event, forgetUnsavedChanges))
    return () => { for (const wayOut of ways) wayOut() }
  }, [])
  return null
}
