import type { ContactType } from '@yanta/contract'
import type { MessageKey } from '../../../i18n/message-key.ts'

/** What is said about a refused login when the server brings no words of its own. */
export function describeRefusal(code: string, type: ContactType): MessageKey {
  switch (code) {
    case 'invalid_credentials': return type === 'phone' ? 'auth.login.refused.phone' : 'auth.login.refused.email'
    case 'account_closed': return 'auth.login.refused.closed'
    case 'too_many_requests': return 'auth.login.refused.too_many'
    default: return 'auth.login.refused.no_answer'
  }
}
