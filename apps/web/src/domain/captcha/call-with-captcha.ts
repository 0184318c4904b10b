// Calls that may require a captcha. Most never do: the captcha code is loaded with the first that does.
import type { CallDeclaration, CallInput, CallRefusal, CallResponse } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Result } from '../../data/api/result.ts'

type CaptchaCall = CallDeclaration & { refusals: readonly string[] }

interface CaptchaOptions {
  /** The call is known to require a captcha, as a registration may [3.64]. */
  isAlways?: boolean
}

/**
 * Makes a call, and repeats it with a captcha when one is required; a visible one opens a dialog [2.50]. The refusal is
 * `captcha_required` if the dialog was closed, `captcha_failed` if no captcha could be had.
 */
export async function callWithCaptcha<C extends CaptchaCall>(
  call: C,
  input: CallInput<C>,
  { isAlways = false }: CaptchaOptions = {},
): Promise<Result<CallResponse<C>, CallRefusal<C> | 'captcha_required' | 'captcha_failed'>> {
  if (!isAlways) {
    const first = await browserCall(call, input)
    if (first.ok || first.refusal.code !== 'captcha_required') return first
  }
  // The chunk fails to load offline or after a deployment: refuse, so that no form waits for ever.
  const loaded = await import('./captcha-answer.ts').catch(() => null)
  if (!loaded) return { ok: false, refusal: { code: 'captcha_failed', status: 0, errors: [] } }
  const found = await loaded.findCaptchaAnswer(call.name)
  if (!found.ok) return found
  const { body, ...rest } = input as { body: object }
  return browserCall(call, { ...rest, body: { ...body, captcha: found.value } } as unknown as CallInput<C>)
}
