import { type RefusalItem, type SecondFactor, passSecondFactor } from '@yanta/contract'
import { useState } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useAction } from '../../../data/use-action.ts'
import type { SecondFactorMethod } from './second-factor-words.ts'

export interface SecondFactorOptions {
  factor: Pick<SecondFactor, 'challenge' | 'methods'>
  method: SecondFactorMethod
  /** The choice made at the login. */
  isRemembered: boolean
  /** The player is logged in. */
  onDone: () => Promise<void>
  /** The challenge has expired, or has no tries left: the login starts over. */
  onExpired: () => void
}

const digitsOfApp = 6

/** The second step of a login: one code at a time [4.55]; the sixth digit submits a code of the app. */
export function useSecondFactor(
  { factor, method, isRemembered, onDone, onExpired }: SecondFactorOptions,
  refused: RefusalItem | null,
) {
  const [code, setCode] = useState('')
  const { run, isBusy, refusal, forget } = useAction(async (given: string): Promise<RefusalItem | void> => {
    if (given.replace(/\s/g, '').length < digitsOfApp) return { code: 'required' }
    const result = await browserCall(passSecondFactor, {
      body: { challenge: factor.challenge, method, code: given, remember: isRemembered },
    })
    if (result.ok) return onDone()
    if (result.refusal.code === 'second_factor_expired') return onExpired()
    // A wrong code has to be typed again; one that could not be checked stays.
    if (result.refusal.code === 'wrong_code' && method === 'totp') setCode('')
    return result.refusal.errors[0] ?? { code: result.refusal.code }
  }, refused)
  return {
    code,
    refusal,
    isChecking: isBusy,
    type(text: string) {
      if (isBusy) return
      setCode(text)
      forget()
      if (method === 'totp' && text.length === digitsOfApp) void run(text)
    },
    submit: () => run(code),
    /** Called before another method is chosen. */
    clear() {
      setCode('')
      forget()
    },
  }
}
