import { type RefusalItem, type SecondFactor, passSecondFactor } from '@yanta/contract'
import { useState } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useSingleFlight } from '../../../data/use-single-flight.ts'
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
  const [refusal, setRefusal] = useState(refused)
  const { underWay, isBusy, run } = useSingleFlight()

  async function check(given: string): Promise<void> {
    if (isBusy()) return
    if (given.replace(/\s/g, '').length < digitsOfApp) return setRefusal({ code: 'required' })
    await run('check', async () => {
      const result = await browserCall(passSecondFactor, {
        body: { challenge: factor.challenge, method, code: given, remember: isRemembered },
      })
      if (result.ok) await onDone()
      else if (result.refusal.code === 'second_factor_expired') onExpired()
      else {
        setRefusal(result.refusal.errors[0] ?? { code: result.refusal.code })
        // A wrong code has to be typed again; one that could not be checked stays.
        if (result.refusal.code === 'wrong_code' && method === 'totp') setCode('')
      }
    })
  }
  return {
    code,
    refusal,
    isChecking: underWay !== null,
    type(text: string) {
      if (isBusy()) return
      setCode(text)
      setRefusal(null)
      if (method === 'totp' && text.length === digitsOfApp) void check(text)
    },
    submit: () => check(code),
    /** Called before another method is chosen. */
    clear() {
      setCode('')
      setRefusal(null)
    },
  }
}
