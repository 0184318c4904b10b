import type { ContactType, PendingContact } from '@yanta/contract'
import { pendingContact } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advanceWizard,
  countSteps,
  hasWayBack,
  openWizard,
  type WizardEvent,
  type WizardState,
  type WizardStep,
} from './contact-machine.ts'

const waiting: PendingContact = { ...pendingContact, code: null }
const sent: PendingContact = pendingContact
const limited: PendingContact = { ...pendingContact, code: null, is_max_attempts_used: true }

const at = (kind: ContactType, step: WizardStep, contact: PendingContact | null = sent): WizardState => ({
  kind,
  step,
  contact,
  resendAt: contact?.code ? Date.parse(contact.code.resendAt) : 0,
  isOver: false,
})
const after = (state: WizardState, event: WizardEvent) => {
  const { step, isOver } = advanceWizard(state, event)
  return isOver ? 'over' : step
}

test.each([
  ['phone', null, 'PhoneChange'],
  ['phone', waiting, 'Main'],
  ['phone', sent, 'PhoneConfirm'],
  ['phone', limited, 'ReachedLimit'],
  ['email', null, 'EmailChange'],
  ['email', waiting, 'Main'],
  ['email', sent, 'EmailConfirm'],
  ['email', limited, 'ReachedLimit'],
] as const)(
  'the wizard of a %s shows a loader, then with %o the step %s [2.57] [4.26-4.27]',
  (kind, contact, step) => {
    expect(openWizard(kind).step).toBe('Loading')
    expect(after(openWizard(kind), { type: 'loaded', contact })).toBe(step)
  },
)

const events = {
  loaded: { type: 'loaded', contact: waiting },
  sent: { type: 'sent', contact: sent },
  limit: { type: 'sent', contact: limited },
  postponed: { type: 'postponed', resendAt: Date.parse('2026-11-20T12:05:00.000Z') },
  resumed: { type: 'resumed' },
  changed: { type: 'changed', contact: waiting },
  changedLimit: { type: 'changed', contact: limited },
  confirmed: { type: 'confirmed' },
  limited: { type: 'limited' },
  back: { type: 'back' },
  change: { type: 'change' },
  cancel: { type: 'cancel' },
  exit: { type: 'exit' },
} as const satisfies Record<string, WizardEvent>

type Row = Partial<Record<keyof typeof events, WizardStep | 'over'>>

/** What is not listed leaves the step as it is. */
const phone: Partial<Record<WizardStep, Row>> = {
  Loading: { loaded: 'Main', back: 'over', cancel: 'over' },
  Main: {
    sent: 'PhoneConfirm',
    resumed: 'PhoneConfirm',
    limit: 'ReachedLimit',
    change: 'PhoneChange',
    back: 'over',
    cancel: 'over',
  },
  PhoneChange: {
    sent: 'PhoneConfirm',
    resumed: 'PhoneConfirm',
    limit: 'ReachedLimit',
    changedLimit: 'ReachedLimit',
    back: 'Main',
    cancel: 'Main',
  },
  PhoneConfirm: {
    limit: 'ReachedLimit',
    confirmed: 'ContactConfirmed',
    limited: 'ReachedLimit',
    change: 'PhoneChange',
    back: 'Main',
    cancel: 'Main',
  },
  ReachedLimit: { back: 'over', cancel: 'over' },
  ContactConfirmed: { back: 'over', cancel: 'over' },
}
const email: Partial<Record<WizardStep, Row>> = {
  Loading: { loaded: 'Main', back: 'over', cancel: 'over' },
  Main: {
    sent: 'EmailConfirm',
    resumed: 'EmailConfirm',
    limit: 'ReachedLimit',
    change: 'EmailChange',
    back: 'over',
    cancel: 'over',
  },
  EmailChange: {
    sent: 'EmailConfirm',
    resumed: 'EmailConfirm',
    limit: 'ReachedLimit',
    changedLimit: 'ReachedLimit',
    back: 'Main',
    cancel: 'Main',
  },
  EmailConfirm: {
    limit: 'ReachedLimit',
    confirmed: 'over',
    limited: 'ReachedLimit',
    change: 'EmailChange',
    back: 'Main',
    cancel: 'Main',
  },
  ReachedLimit: { back: 'over', cancel: 'over' },
}

describe.each(Object.entries({ phone, email }) as [ContactType, typeof phone][])('%s', (kind, table) => {
  const cells = Object.entries(table).flatMap(([step, row]) =>
    (Object.keys(events) as (keyof typeof events)[]).map(
      (event) => [step as WizardStep, event, event === 'exit' ? 'over' : (row[event] ?? step)] as const,
    ),
  )
  test.each(cells)('%s, %s: %s [2.58-2.60]', (step, event, expected) => {
    expect(after(at(kind, step), events[event])).toBe(expected)
  })
})

test('without a contact the way back from typing one leads out [4.27]', () => {
  expect(after(at('phone', 'PhoneChange', null), { type: 'back' })).toBe('over')
  expect(hasWayBack(at('phone', 'PhoneChange', null))).toBe(false)
  expect(hasWayBack(at('phone', 'PhoneConfirm'))).toBe(true)
  expect(hasWayBack(at('phone', 'Main'))).toBe(false)
})

test('a changed contact is the one that the next code goes to', () => {
  const other = { ...waiting, value: '79990000000' }
  const changed = advanceWizard(at('phone', 'PhoneChange'), { type: 'changed', contact: other })
  expect(changed).toEqual(at('phone', 'PhoneChange', other))
  expect(advanceWizard(changed, { type: 'back' })).toEqual(at('phone', 'Main', other))
})

test('the time until another code is kept from step to step, until one is sent [9.2]', () => {
  const { resendAt } = events.postponed
  const postponed = advanceWizard(at('phone', 'PhoneConfirm'), events.postponed)
  expect(postponed).toEqual({ ...at('phone', 'PhoneConfirm'), resendAt })
  const back = advanceWizard(postponed, events.back)
  expect(advanceWizard(back, events.resumed)).toEqual(postponed)
  expect(advanceWizard(back, events.sent)).toEqual(at('phone', 'PhoneConfirm'))
})

test('a contact that was sent no code stays at its first step, where one is sent', () => {
  expect(after(at('phone', 'Main', waiting), events.resumed)).toBe('Main')
})

test.each([
  [at('phone', 'Main'), 1],
  [at('phone', 'PhoneChange'), 1],
  [at('email', 'EmailConfirm'), 2],
  [at('phone', 'ContactConfirmed'), 3],
  [at('phone', 'ReachedLimit'), null],
  [at('phone', 'Loading'), null],
])('%o is step %s', (state, current) => {
  expect(countSteps(state)).toBe(current)
})

test('no order of events leaves the steps of its kind, and what is over stays over', () => {
  const some = fc.constantFrom(...Object.values(events))
  const kinds = { phone, email }
  fc.assert(
    fc.property(fc.constantFrom('phone', 'email' as const), fc.array(some), (kind, happened) => {
      let state = openWizard(kind)
      for (const event of happened) {
        const next = advanceWizard(state, event)
        if (state.isOver) expect(next).toBe(state)
        expect(Object.keys(kinds[kind])).toContain(next.step)
        state = next
      }
    }),
  )
})
