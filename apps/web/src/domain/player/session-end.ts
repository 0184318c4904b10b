// Why a login is over, when it was not ended by the button in this tab.
import type { EventData, sessionEnded } from '@yanta/contract'
import type { Speech } from '../i18n/use-i18n.tsx'
import './session-end.messages.json'

/** What the platform says on the socket, or `expired`: nobody renews the session any more [4.24]. */
export type EndReason = EventData<typeof sessionEnded>['reason'] | 'expired'

/** Somebody wanted it to be over; any other end is one that a player goes on after. */
export function isFinalEnd(reason: EndReason): boolean {
  return reason === 'logout' || reason === 'closed'
}

export function describeEnd(t: Speech['t'], reason: EndReason): { title: string; text: string } {
  const why = reason === 'other' ? 'expired' : reason
  return { title: t(`session_end.${why}.title`), text: t(`session_end.${why}`) }
}
