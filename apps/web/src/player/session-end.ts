// Why a login is over, when it was not ended by the button in this tab.
import type { EventData, sessionEnded } from '@yanta/contract'
import type { MessageKey } from '../i18n/message-key.ts'
import './session-end.messages.json'

/** What the platform says on the socket, or `expired`: nobody renews the session any more [4.24]. */
export type EndReason = EventData<typeof sessionEnded>['reason'] | 'expired'

export function describeEnd(reason: EndReason): MessageKey {
  return reason === 'other' ? 'session_end.expired' : `session_end.${reason}`
}
