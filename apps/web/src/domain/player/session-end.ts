// Explains why a session has ended, when it was not ended by the button in this tab.
import type { EventData, sessionEnded } from '@yanta/contract'
import type { I18n } from '../../i18n/use-i18n.tsx'
import './session-end.messages.json'

/** Reason sent by the platform on the socket, or `expired`: the session can't be renewed [4.24]. */
export type EndReason = EventData<typeof sessionEnded>['reason'] | 'expired'

/** True when the session was ended on purpose; after any other end the player may log in again and go on. */
export function isFinalEnd(reason: EndReason): boolean {
  return reason === 'logout' || reason === 'closed'
}

export function describeEnd(t: I18n['t'], reason: EndReason): { title: string; text: string } {
  const why = reason === 'other' ? 'expired' : reason
  return { title: t(`session_end.${why}.title`), text: t(`session_end.${why}`) }
}
