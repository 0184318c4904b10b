// What is said about a refusal that a feature has no words of its own for [8.12]. Loaded with the first that is said.
import type { MessageKey } from './message-key.ts'
import './refusals.messages.json'

const words = {
  forbidden: 'errors.code.forbidden', not_found: 'errors.code.not_found', payload_too_large: 'errors.code.payload_too_large', too_many_requests: 'errors.code.too_many_requests',
  region_blocked: 'errors.code.region_blocked', temporarily_unavailable: 'errors.code.temporarily_unavailable', under_reconstruction: 'errors.code.under_reconstruction',
  account_closed: 'errors.code.account_closed', taking_a_break: 'errors.code.taking_a_break', insufficient_funds: 'errors.code.insufficient_funds',
  internal_error: 'errors.broken', invalid_request: 'errors.wrong',
} as const satisfies Record<string, MessageKey>

/** The words of a code; 'unexpected error' for one that is not known. */
export function describeCode(code: string): MessageKey {
  return Object.hasOwn(words, code) ? words[code as keyof typeof words] : 'errors.unexpected'
}
