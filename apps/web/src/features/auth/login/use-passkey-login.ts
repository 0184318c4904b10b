import { beginPasskeyLogin, loginWithPasskey } from '@yanta/contract'
import { useEffect, useRef, useState } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import { type LoginStep, readLoginAnswer } from '../../../data/api/login-answer.ts'

export interface PasskeyTrouble {
  /** Code of a refusal, or `passkey_cancelled`. */
  code: string
}

/** Login with a passkey of the device. The browser asks for finger, face or PIN instead of any typing. */
export function usePasskeyLogin(onStep: (step: LoginStep) => Promise<void>) {
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  async function start(isRemembered: boolean): Promise<void> {
    setTrouble(null)
    const outcome = await askPasskey(isRemembered, (cancel) => {
      stop.current = cancel
    })
    stop.current = undefined
    if ('code' in outcome) setTrouble(outcome)
    else await onStep(outcome)
  }
  return { trouble, start, cancel: () => stop.current?.() }
}

async function askPasskey(
  isRemembered: boolean,
  onWaiting: (cancel: () => void) => void,
): Promise<LoginStep | PasskeyTrouble> {
  const [begun, library] = await Promise.all([
    browserCall(beginPasskeyLogin),
    import('@simplewebauthn/browser').catch(() => null),
  ])
  if (!begun.ok) return { code: begun.refusal.code }
  if (!library) return { code: 'temporarily_unavailable' }
  onWaiting(() => library.WebAuthnAbortService.cancelCeremony())
  try {
    const credential = await library.startAuthentication({ optionsJSON: begun.value.options as never })
    const result = readLoginAnswer<typeof loginWithPasskey>(
      await browserCall(loginWithPasskey, {
        body: { ceremony: begun.value.ceremony, credential: credential as never, remember: isRemembered },
      }),
    )
    return result.ok ? result.value : { code: result.refusal.code }
  } catch (error) {
    // Browsers report the same error for a closed dialog and for a device that never responded.
    const name = error instanceof Error ? error.name : ''
    return {
      code: name === 'NotAllowedError' || name === 'AbortError' ? 'passkey_cancelled' : 'passkey_failed',
    }
  }
}
