import { sendVerification } from '@yanta/contract'
import { expect, test } from 'vitest'
import { describeProblem } from './problem-words.ts'

test.each(sendVerification.refusals)('%s has words of its own and a way out [8.35]', (code) => {
  const words = describeProblem(code, true)
  expect(words.title).not.toBe(describeProblem('unheard_of', true).title)
  expect(words.text).toBe(`${words.title}.text`)
})

test.each([
  ['large_file', 'choose'],
  ['invalid_mime_type', 'choose'],
  ['document_does_not_meet_requirements', 'choose'],
  ['unable_to_process_verification', 'choose'],
  ['cannot_save', 'retry'],
  ['verification_service_disabled', 'retry'],
  ['verification_is_already_processing', 'close'],
  ['documents_already_sent', 'support'],
])('the way out of %s is %s [8.35]', (code, way) => {
  expect(describeProblem(code, true).way).toBe(way)
})

test('without a network the network is blamed', () => {
  expect(describeProblem('temporarily_unavailable', false).title).toBe('documents.problem.offline')
  expect(describeProblem('temporarily_unavailable', true).title).toBe('documents.problem.unanswered')
})
