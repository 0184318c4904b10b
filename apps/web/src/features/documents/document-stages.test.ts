import { verification } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { buildStages } from './document-stages.ts'

const step = (kind: 'sent' | 'declined' | 'approved' | 'reopened', minute: number) => ({
  at: `2026-11-20T12:${minute}:00.000Z`,
  kind,
  file: null,
  reasons: [],
  comment: null,
})

test('one that waits was sent, declined, sent again, is in review, and will be decided [3.53] [9.23]', () => {
  expect(buildStages(verification).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'sent done',
    'declined bad',
    'sentAgain done',
    'review now',
    'decision ahead',
  ])
})

test.each([
  ['none', [], []],
  ['success', [step('sent', 10), step('approved', 20)], ['sent', 'approved']],
  ['cancel', [step('sent', 10), step('declined', 20)], ['sent', 'declined']],
  ['none', [step('sent', 10), step('approved', 20), step('reopened', 30)], ['sent', 'approved', 'reopened']],
] as const)('with the status %s and %j there are the stages %j', (status, steps, kinds) => {
  expect(buildStages({ ...verification, status, steps: [...steps] }).map(({ kind }) => kind)).toEqual(kinds)
})
