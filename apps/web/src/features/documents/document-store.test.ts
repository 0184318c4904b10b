import type { Verification } from '@yanta/contract'
import { verification } from '@yanta/contract/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { emitPlayerEvent } from '../../data/player-events.ts'
import { documentStore, mergeDocuments, recordDocument, recordDocuments } from './document-store.ts'

const none: Verification = { ...verification, status: 'none', steps: [] }
const declined: Verification = {
  ...verification,
  status: 'cancel',
  steps: [
    ...verification.steps,
    { at: '2026-11-20T13:00:00.000Z', kind: 'declined', file: null, reasons: ['glare'], comment: null },
  ],
}
const card: Verification = { ...none, id: 'card', kind: 'payment_card' }

beforeEach(() => emitPlayerEvent('logout'))

test.each([
  ['none', 'wait', none, verification],
  ['wait', 'cancel', verification, declined],
])(
  'of %s and %s the later one is shown, whichever is heard first [3.53]',
  (_earlier, later, before, after) => {
    expect(mergeDocuments([before], [after])[0]!.status).toBe(later)
    expect(mergeDocuments([after], [before])[0]!.status).toBe(later)
  },
)

test('an event changes its own document alone', () => {
  recordDocuments({ items: [verification, card], isEnabled: true })
  recordDocument(declined)
  expect(documentStore.getState().known.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    'identity cancel',
    'payment_card none',
  ])
})

test('a list that was asked for before an event does not undo it', () => {
  recordDocuments({ items: [verification, card], isEnabled: true })
  recordDocument(declined)
  recordDocuments({ items: [verification, card], isEnabled: false })
  expect(documentStore.getState()).toMatchObject({ known: [{ status: 'cancel' }, {}], isEnabled: false })
})

test('nothing of a player is left after the logout [4.15]', () => {
  recordDocuments({ items: [verification], isEnabled: true })
  emitPlayerEvent('logout')
  expect(documentStore.getState()).toEqual({ known: [], isEnabled: null, missed: 0 })
})
