import { type RefusalItem, type SecondFactor, passSecondFactor } from '@yanta/contract'
import { useState } from 'react'
import { browserCall } from '../../../api/browser-call.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import type { SecondFactorMethod } from './second-factor-words.ts'

export interface SecondFactorWishes {
  factor: Pick<SecondFactor, 'challenge' | 'methods'>
  method: SecondFactorMethod
  /** As the login was asked to. */
  isRemembered: boolean
  /** The player is logged in. */
  onDone: () => Promise<void>
  /** It took too long, or too many codes: the login begins anew. */
  onExpired: () => void
}

const digitsOfApp = 6

/** The second step of a login: one code at a time [4.55]; the sixth digit sends that of the app. */
export function useSecondFactor(
  { factor, method, isRemembered, onDone, onExpired }: SecondFactorWishes,
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
        // What does not fit is typed anew; what nobody looked at is not.
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
    /** Another method is about to be chosen. */
    clear() {
      setCode('')
      setRefusal(null)
    },
  }
}
