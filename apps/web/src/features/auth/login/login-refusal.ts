// Texts for a refused login [8.14].
import type { ContactType, RefusalItem } from '@yanta/contract'
import { describeCode, describeWait } from '../../../i18n/refusal-words.ts'
import type { I18n } from '../../../i18n/use-i18n.tsx'
import '../guest-popups.messages.json'
import './login.messages.json'

/** The server's own text takes precedence over that of the code. */
export function describeLoginRefusal(
  t: I18n['t'],
  { code, message, params }: RefusalItem,
  type: ContactType,
): string {
  if (message) return message
  switch (code) {
    case 'invalid_credentials':
      return t(type === 'phone' ? 'auth.login.refused.phone' : 'auth.login.refused.email')
    case 'account_closed':
      return t('auth.login.refused.closed')
    case 'too_many_requests':
      return describeWait(t, params?.retryAfter)
    // Without scripts a captcha can't be solved: the player has to wait.
    case 'captcha_required':
      return params?.retryAfter === undefined ? t(describeCode(code)) : describeWait(t, params.retryAfter)
    case 'second_factor_expired':
      return t('login.refused.expired')
    default:
      return t(describeCode(code))
  }
}
