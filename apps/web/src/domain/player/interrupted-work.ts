// Questions shown when a login or its end interrupts the player's or guest's work in this tab.
import type { I18n } from '../../i18n/use-i18n.tsx'
import { askConfirm, askLogin } from '../../dialogs/dialogs.ts'
import { hasUnsavedChanges } from '../../navigation/unsaved-changes.ts'
import './interrupted-work.messages.json'

/** True once the player has logged in again over the screen; false when they prefer to leave. `isOver`: the session ended for good. */
export async function askToLogInAgain(t: I18n['t'], title: string, isOver: () => boolean): Promise<boolean> {
  if (await askLogin({ title, text: t('interrupted.login.text') })) return true
  const isLeft = isOver() || !hasUnsavedChanges() || (await askToLeave(t)) || isOver()
  return isLeft ? false : askToLogInAgain(t, title, isOver)
}

function askToLeave(t: I18n['t']): Promise<boolean> {
  return askConfirm({
    title: t('interrupted.leave.title'),
    text: t('interrupted.leave.text'),
    acceptLabel: t('interrupted.leave.leave'),
    cancelLabel: t('interrupted.leave.stay'),
    isDangerous: true,
  })
}

/** Asks whether the player logs out although a form would be lost. */
export function askToLogOut(t: I18n['t']): Promise<boolean> {
  return askConfirm({
    title: t('interrupted.log_out.title'),
    text: t('interrupted.leave.text'),
    acceptLabel: t('interrupted.log_out.go'),
    cancelLabel: t('interrupted.log_out.stay'),
    isDangerous: true,
  })
}

/** Asks whether a guest's tab discards its form to follow a login in another tab. */
export function askToFollow(t: I18n['t']): Promise<boolean> {
  return askConfirm({
    title: t('interrupted.follow.title'),
    text: t('interrupted.follow.text'),
    acceptLabel: t('interrupted.follow.go'),
    cancelLabel: t('interrupted.follow.stay'),
  })
}
