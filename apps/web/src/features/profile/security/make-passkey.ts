import { addPasskey, beginPasskey } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'

/** Creates a passkey with platform, browser and player. Returns an error code; null when it is saved. */
export async function makePasskey(password: string): Promise<string | null> {
  const begun = await browserCall(beginPasskey, { body: { password } })
  if (!begun.ok) return begun.refusal.code
  const library = await import('@simplewebauthn/browser').catch(() => null)
  if (!library) return 'temporarily_unavailable'
  try {
    const credential = await library.startRegistration({ optionsJSON: begun.value.options as never })
    const added = await browserCall(addPasskey, {
      body: { ceremony: begun.value.ceremony, credential: credential as never },
    })
    return added.ok ? null : added.refusal.code
  } catch (error) {
    return nameTrouble(error)
  }
}

/** Maps browser errors to codes; closing the browser's dialog is not a failure. */
export function nameTrouble(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey_cancelled'
  return name === 'InvalidStateError' ? 'passkey_known' : 'passkey_failed'
}
