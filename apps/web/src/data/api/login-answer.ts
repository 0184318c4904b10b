// The answer to a call that may begin a session as the browser gets it: the site's server removes the tokens, so scripts see none.
import type {
  CallRefusal,
  ContactProof,
  SecondFactor,
  confirmPhoneCode,
  login,
  loginWithPasskey,
  passSecondFactor,
  registerPlayer,
  restorePassword,
} from '@yanta/contract'
import type { Result } from './result.ts'

export type LoginCall =
  | typeof login
  | typeof confirmPhoneCode
  | typeof registerPlayer
  | typeof restorePassword
  | typeof passSecondFactor
  | typeof loginWithPasskey

/** `done`: the player is logged in. `second_factor`: a code of their app is required. `proof`: the phone is theirs and has no account. */
export type LoginStep =
  | { kind: 'done' }
  | ({ kind: 'second_factor' } & SecondFactor)
  | ({ kind: 'proof' } & ContactProof)

/** Classifies the answer of such a call, as `browserCall` returns it. */
export function readLoginAnswer<C extends LoginCall>(
  result: Result<unknown, CallRefusal<C>>,
): Result<LoginStep, CallRefusal<C>> {
  if (!result.ok) return result
  const answer = result.value as Partial<SecondFactor & ContactProof>
  if (answer.challenge !== undefined)
    return { ok: true, value: { kind: 'second_factor', ...(answer as SecondFactor) } }
  return {
    ok: true,
    value: answer.proof === undefined ? { kind: 'done' } : { kind: 'proof', proof: answer.proof },
  }
}
