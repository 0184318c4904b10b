import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { useI18n } from '../i18n/use-i18n.tsx'
import { askConfirm } from '../lib/dialogs.ts'
import { forgetUnsavedChanges, isAnythingLost } from '../lib/unsaved-changes.ts'
import { onPlayerEvent } from '../player/player-events.ts'
import './leave-question.messages.json'

/** [2.26] Asks before a step that would lose what a form holds. */
export function useLeaveQuestion(): void {
  const { t } = useI18n()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isAnythingLost(currentLocation, nextLocation))
  const ask = useEffectEvent(async () => {
    const isLeaving = await askConfirm({
      title: t('leave_question.title'), text: t('leave_question.text'), acceptLabel: t('leave_question.leave'), cancelLabel: t('leave_question.stay'), isDangerous: true,
    })
    if (isLeaving) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => { if (blocker.state === 'blocked') void ask() }, [blocker.state])
  useEffect(() => {
    const ways = (['login', 'logout'] as const).map((event) => onPlayerEvent(event, forgetUnsavedChanges))
    return () => { for (const wayOut of ways) wayOut() }
  }, [])
}
