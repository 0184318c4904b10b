// State of a code sent to a contact, from request to proof. Pure; times are the server's, in milliseconds since 1970.
import type { ContactType, RefusalItem, SentCode } from '@yanta/contract'

export interface Contact {
  type: ContactType
  /** Digits with the dial code, or an e-mail address. */
  value: string
}

/**
 * - `often`: too many codes in a row, the next one in a few minutes [8.39].
 * - `attempts`: too many wrong digits for this code [8.40].
 * - `limit`: no more today; support helps [2.62].
 */
export type CodeStop = 'often' | 'attempts' | 'limit'

export interface CodeProblem {
  /** Code of the refusal, or `required`. */
  code: string
  /** Remaining tries of this code. */
  left?: number
  /** Seconds until another try, if the platform returned them. */
  wait?: number
  /** The platform's own text. */
  message?: string
}

export interface CodeState {
  step: 'contact' | 'code' | 'limit'
  contact: Contact | null
  /** Null: no code has been sent. */
  codeId: string | null
  expiresAt: number
  /** When another code may be requested [9.2]. */
  resendAt: number
  stop: CodeStop | null
  problem: CodeProblem | null
}

export type CodeEvent =
  | { type: 'sent'; contact: Contact; sent: SentCode }
  | { type: 'sendRefused'; contact: Contact; refusal: CodeRefusal; now: number }
  | { type: 'checkRefused'; refusal: CodeRefusal; now: number }
  | { type: 'recalled'; state: CodeState }
  | { type: 'resumed' }
  | { type: 'forgotten' }
  | { type: 'typed' }
  | { type: 'left' }
  | { type: 'proven' }

export interface CodeRefusal {
  code: string
  errors: readonly RefusalItem[]
}

export const noCode: CodeState = {
  step: 'contact',
  contact: null,
  codeId: null,
  expiresAt: 0,
  resendAt: 0,
  stop: null,
  problem: null,
}

const stops: Partial<Record<string, CodeStop>> = {
  code_too_often: 'often',
  code_attempts_used: 'attempts',
  code_limit_reached: 'limit',
}

export function advanceCode(state: CodeState, event: CodeEvent): CodeState {
  switch (event.type) {
    case 'sent':
      return {
        step: 'code',
        contact: event.contact,
        codeId: event.sent.codeId,
        expiresAt: Date.parse(event.sent.expiresAt),
        resendAt: Date.parse(event.sent.resendAt),
        stop: null,
        problem: null,
      }
    case 'sendRefused':
      return refuseSending(state, event.contact, event.refusal, event.now)
    case 'checkRefused':
      return refuseChecking(state, event.refusal, event.now)
    case 'recalled':
      return event.state
    case 'resumed':
      return { ...state, step: state.stop ? 'limit' : 'code', problem: null }
    case 'forgotten':
      return { ...state, problem: { code: 'required' } }
    case 'typed':
      return state.problem ? { ...state, problem: null } : state
    case 'left':
      return { ...state, step: 'contact', problem: null }
    case 'proven':
      return noCode
  }
}

/** Whether the contact's code is still valid, or another one may not be sent yet: then nothing is sent. */
export function canResume(
  { contact, codeId, expiresAt, resendAt, stop }: CodeState,
  wanted: Contact,
  now: number,
): boolean {
  return (
    contact?.type === wanted.type &&
    contact.value === wanted.value &&
    now < resendAt &&
    (stop !== null || (codeId !== null && now < expiresAt))
  )
}

function refuseSending(state: CodeState, contact: Contact, refusal: CodeRefusal, now: number): CodeState {
  const isSame = state.contact?.type === contact.type && state.contact.value === contact.value
  const held = isSame ? state : { ...noCode, contact }
  const wait = readNumber(refusal, 'retryAfter')
  const resendAt = wait === undefined ? held.resendAt : now + wait * 1_000
  const stop = stops[refusal.code] ?? null
  if (stop) return { ...held, step: 'limit', stop, resendAt, problem: null }
  // A code was sent before: stay at the step where it is typed.
  return {
    ...held,
    resendAt,
    problem: nameProblem(refusal),
    step: isSame && state.codeId !== null ? state.step : 'contact',
  }
}

function refuseChecking(state: CodeState, refusal: CodeRefusal, now: number): CodeState {
  const wait = readNumber(refusal, 'retryAfter')
  const resendAt = wait === undefined ? state.resendAt : now + wait * 1_000
  const stop = stops[refusal.code] ?? null
  if (stop) return { ...state, step: 'limit', stop, codeId: null, resendAt, problem: null }
  // The right code has proved the contact: there is nothing more to type.
  if (refusal.code === 'contact_taken') return { ...noCode, problem: nameProblem(refusal) }
  if (refusal.code === 'code_expired') return { ...state, codeId: null, problem: nameProblem(refusal) }
  return { ...state, problem: nameProblem(refusal) }
}

function nameProblem(refusal: CodeRefusal): CodeProblem {
  const [item] = refusal.errors
  return {
    code: refusal.code,
    left: readNumber(refusal, 'left'),
    wait: readNumber(refusal, 'retryAfter'),
    message: item?.message,
  }
}

function readNumber({ errors }: CodeRefusal, name: string): number | undefined {
  const value = errors[0]?.params?.[name]
  return typeof value === 'number' ? value : undefined
}
