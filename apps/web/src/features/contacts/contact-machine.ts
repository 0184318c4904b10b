// The steps of proving a contact [2.57-2.62], [4.25-4.27]. Pure: what is asked of the platform is asked by who holds the machine.
// The code that confirms a payout [2.63] proves no contact: it is a step of the request, in `cashbox/payout`.
import type { ContactType, PendingContact } from '@yanta/contract'

/** [2.58]; `Loading` until the contacts are known [2.57]. */
type PhoneStep = 'Main' | 'PhoneConfirm' | 'PhoneChange' | 'ReachedLimit' | 'ContactConfirmed'
/** [2.59]. */
type EmailStep = 'Main' | 'EmailConfirm' | 'EmailChange' | 'ReachedLimit'
export type WizardStep = 'Loading' | PhoneStep | EmailStep

export interface WizardState {
  kind: ContactType
  step: WizardStep
  /** The contact that waits for its code; null: none yet. */
  contact: PendingContact | null
  /** When another code may be requested [9.2], by the server's clock, in milliseconds since 1970; 0: at once. */
  resendAt: number
  /** The wizard is over and closes. */
  isOver: boolean
}

export type WizardEvent =
  /** What waits was read; null: nothing of this type. */
  | { type: 'loaded'; contact: PendingContact | null }
  /** A code was sent, or none can be any more. */
  | { type: 'sent'; contact: PendingContact }
  /** No code was sent, and none can be before that time [9.2]. */
  | { type: 'postponed'; resendAt: number }
  /** The code that was sent before is typed. */
  | { type: 'resumed' }
  /** Another contact was stored; its code is asked for next, unless none can be any more. */
  | { type: 'changed'; contact: PendingContact }
  | { type: 'confirmed' }
  /** No code can be tried any more. */
  | { type: 'limited' }
  /** The actions of [2.60]; resending is `sent`. */
  | { type: 'back' }
  | { type: 'change' }
  | { type: 'cancel' }
  | { type: 'exit' }

export function openWizard(kind: ContactType): WizardState {
  return { kind, step: 'Loading', contact: null, resendAt: 0, isOver: false }
}

export function advanceWizard(state: WizardState, event: WizardEvent): WizardState {
  const { kind, step, contact } = state
  if (state.isOver) return state
  switch (event.type) {
    case 'exit':
      return { ...state, isOver: true }
    case 'loaded':
      return step === 'Loading'
        ? { ...waitFor(state, event.contact), step: findFirstStep(kind, event.contact) }
        : state
    case 'sent':
      if (step === 'Loading' || step === 'ReachedLimit' || step === 'ContactConfirmed') return state
      return {
        ...waitFor(state, event.contact),
        step: event.contact.is_max_attempts_used ? 'ReachedLimit' : findConfirmStep(kind),
      }
    case 'postponed':
      return { ...state, resendAt: event.resendAt }
    case 'resumed':
      return contact?.code && (step === 'Main' || isChanging(step))
        ? { ...state, step: findConfirmStep(kind) }
        : state
    case 'changed':
      if (!isChanging(step)) return state
      return {
        ...waitFor(state, event.contact),
        step: event.contact.is_max_attempts_used ? 'ReachedLimit' : step,
      }
    case 'confirmed':
      if (!isConfirming(step)) return state
      return kind === 'phone' ? { ...state, step: 'ContactConfirmed' } : { ...state, isOver: true }
    case 'limited':
      return isConfirming(step) ? { ...state, step: 'ReachedLimit' } : state
    case 'change':
      return step === 'Main' || isConfirming(step) ? { ...state, step: findChangeStep(kind) } : state
    case 'back':
    case 'cancel':
      // From the first step, and where nothing lies before, the way back leads out.
      if (contact && (isConfirming(step) || isChanging(step))) return { ...state, step: 'Main' }
      return { ...state, isOver: true }
  }
}

/** Whether a way back to an earlier step exists. */
export function hasWayBack({ step, contact }: WizardState): boolean {
  return contact !== null && (isConfirming(step) || isChanging(step))
}

/** Number of the step on the way, from 1 to 3; null where none is shown. */
export function countSteps({ step }: WizardState): number | null {
  if (step === 'Loading' || step === 'ReachedLimit') return null
  if (step === 'ContactConfirmed') return 3
  return isConfirming(step) ? 2 : 1
}

/** The contact that waits from now on, with the time of its next code. */
function waitFor(state: WizardState, contact: PendingContact | null): WizardState {
  return { ...state, contact, resendAt: findResendTime(contact) }
}

/** When a contact may have another code; 0: at once. */
export function findResendTime(contact: PendingContact | null): number {
  return contact?.code ? Date.parse(contact.code.resendAt) : 0
}

function findFirstStep(kind: ContactType, contact: PendingContact | null): WizardStep {
  if (contact?.is_max_attempts_used) return 'ReachedLimit'
  if (!contact) return findChangeStep(kind)
  return contact.code ? findConfirmStep(kind) : 'Main'
}

function findChangeStep(kind: ContactType): WizardStep {
  return kind === 'phone' ? 'PhoneChange' : 'EmailChange'
}

function findConfirmStep(kind: ContactType): WizardStep {
  return kind === 'phone' ? 'PhoneConfirm' : 'EmailConfirm'
}

export function isConfirming(step: WizardStep): boolean {
  return step === 'PhoneConfirm' || step === 'EmailConfirm'
}

function isChanging(step: WizardStep): boolean {
  return step === 'PhoneChange' || step === 'EmailChange'
}
