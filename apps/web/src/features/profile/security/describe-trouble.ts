import type { MessageKey } from '../../../i18n/message-key.ts'
import { describeCode } from '../../../i18n/refusal-words.ts'

const words = {
  wrong_password: 'security.refused.wrong_password',
  wrong_code: 'security.refused.wrong_code',
  breached_password: 'security.refused.breached_password',
  totp_already_on: 'security.refused.totp_already_on',
  totp_not_begun: 'security.refused.totp_not_begun',
  totp_not_on: 'security.refused.totp_not_on',
  passkey_failed: 'security.refused.passkey_failed',
  passkey_cancelled: 'security.refused.passkey_cancelled',
  passkey_known: 'security.refused.passkey_known',
  passkey_limit_reached: 'security.refused.passkey_limit_reached',
  too_many_requests: 'security.refused.too_many',
} as const satisfies Record<string, MessageKey>

/** The text for a refusal or a failure of the browser, shown beside the form that caused it. */
export function describeTrouble(code: string): MessageKey {
  return Object.hasOwn(words, code) ? words[code as keyof typeof words] : describeCode(code)
}
