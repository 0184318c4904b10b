// What is asked when a login or its end overtakes what somebody is doing here.
import type { Speech } from '../i18n/use-i18n.tsx'
import { askConfirm, askLogin } from '../lib/dialogs.ts'
import { hasUnsavedChanges } from '../lib/unsaved-changes.ts'
import './interrupted-work.messages.json'

/** True once the player is logged in again over it; false when they would rather leave it. `isOver`: there is nothing to go on with any more. */
export async function askToLogInAgain(
  t: Speech['t'],
  title: string,
  isOver: () => boolean,
): Promise<boolean> {
  if (await askLogin({ title, text: t('interrupted.login.text') })) return true
  const isLeft = isOver() || !hasUnsavedChanges() || (await askToLeave(t)) || isOver()
  return isLeft ? false : askToLogInAgain(t, title, isOver)
}

function askToLeave(t: Speech['t']): Promise<boolean> {
  return askConfirm({
    title: t('interrupted.leave.title'),
    text: t('interrupted.leave.text'),
    acceptLabel: t('interrupted.leave.leave'),
    cancelLabel: t('interrupted.leave.stay'),
    isDangerous: true,
  })
}

/** Whether a guest's tab gives up its form for the player who logged in in another one. */
export function askToFollow(t: Speech['t']): Promise<boolean> {
  return askConfirm({
    title: t('interrupted.follow.title'),
    text: t('interrupted.follow.text'),
    acceptLabel: t('interrupted.follow.go'),
    cancelLabel: t('interrupted.follow.stay'),
  })
}
