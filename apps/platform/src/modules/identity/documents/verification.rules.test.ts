import { VerificationStatus } from '@yanta/contract'
import { expect, test } from 'vitest'
import { findSendingRefusal, moveVerification, type VerificationEvent } from './verification.rules.ts'

const events: VerificationEvent[] = ['sent', 'approved', 'declined', 'reopened']
const possible: Record<string, string> = {
  'none sent': 'wait',
  'wait approved': 'success',
  'wait declined': 'cancel',
  'cancel sent': 'wait',
  'success reopened': 'none',
}
const everyPair = VerificationStatus.options.flatMap((status) =>
  events.map((event) => [status, event] as const),
)

test('there are four states and four events', () => {
  expect(everyPair).toHaveLength(16)
})

test.each(everyPair)('%s and %s lead where the decision says, or nowhere [3.53]', (status, event) => {
  expect(moveVerification(status, event)).toBe(possible[`${status} ${event}`] ?? null)
})

test.each([
  ['none', false, null],
  ['cancel', false, null],
  ['none', true, 'verification_is_already_processing'],
  ['cancel', true, 'verification_is_already_processing'],
  ['wait', false, 'verification_is_already_processing'],
  ['wait', true, 'verification_is_already_processing'],
  ['success', false, 'documents_already_sent'],
  ['success', true, 'documents_already_sent'],
] as const)(
  'a document that is %s, another picture under way: %s, is refused with %s [8.35]',
  (status, isSending, code) => {
    expect(findSendingRefusal(status, isSending)).toBe(code)
  },
)
