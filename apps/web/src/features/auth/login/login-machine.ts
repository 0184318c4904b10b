// The phases of a login, pure. The code of a message has a machine of its own, `sent-code.ts`: while one is under way, its step takes
// the place of the form.
import type { RefusalItem, SecondFactor } from '@yanta/contract'
import type { SecondFactorMethod } from '../second-factor/second-factor-words.ts'
import type { LoginWay } from './login-fields.ts'

type Factor = Pick<SecondFactor, 'challenge' | 'methods'>

/** The response to a form that was posted without scripts. */
export interface LoginStart {
  refused: RefusalItem | null
  /** The password was right, and a second factor is required. */
  factor: Factor | null
  isRemembered: boolean
}

interface Common {
  /** How the form logs in by phone. */
  way: LoginWay
  /** The choice made in the form, valid to the end of the login. */
  isRemembered: boolean
}

export type LoginState = Common &
  (
    | { phase: 'form'; refused: RefusalItem | null }
    | { phase: 'passkey' }
    | { phase: 'factor'; factor: Factor; method: SecondFactorMethod; refused: RefusalItem | null }
  )

export type LoginEvent =
  | { type: 'wayChosen'; way: LoginWay }
  | { type: 'passkeyChosen'; isRemembered: boolean }
  /** Instead of the passkey, or of the code of a message. */
  | { type: 'passwordChosen' }
  | { type: 'factorAsked'; factor: Factor; isRemembered: boolean }
  | { type: 'methodChosen'; method: SecondFactorMethod }
  /** Back to the form, with the reason if there is one. */
  | { type: 'restarted'; refused: RefusalItem | null }

export function beginLogin({ factor, refused, isRemembered }: LoginStart): LoginState {
  const common: Common = { way: 'password', isRemembered }
  return factor
    ? { ...common, phase: 'factor', factor, method: 'totp', refused }
    : { ...common, phase: 'form', refused }
}

export function advanceLogin(state: LoginState, event: LoginEvent): LoginState {
  const { way, isRemembered } = state
  switch (event.type) {
    case 'wayChosen':
      return { ...state, way: event.way }
    case 'passkeyChosen':
      return { phase: 'passkey', way, isRemembered: event.isRemembered }
    case 'passwordChosen':
      return { phase: 'form', way: 'password', isRemembered, refused: null }
    case 'factorAsked':
      return {
        phase: 'factor',
        way,
        isRemembered: event.isRemembered,
        factor: event.factor,
        method: 'totp',
        refused: null,
      }
    case 'methodChosen':
      return state.phase === 'factor' ? { ...state, method: event.method, refused: null } : state
    case 'restarted':
      return { phase: 'form', way, isRemembered, refused: event.refused }
  }
}
