// Calls that may ask for a captcha. Most never do: what answers one is loaded with the first that does.
import type { CallDeclaration, CallInput, CallRefusal, CallResponse } from '@yanta/contract'
import { browserCall } from '../../../api/browser-call.ts'
import type { Result } from '../../../api/result.ts'

type CaptchaCall = CallDeclaration & { refusals: readonly string[] }

interface CaptchaWish {
  /** It is known beforehand that the call asks, as a registration may [3.64]. */
  isAlways?: boolean
}

/**
 * Makes a call, and once more with a captcha when it asks for one. Where the browser answers by itself nobody notices; where a person
 * has to, a dialog opens [2.50]. The refusal is `captcha_required` when they closed it, `captcha_failed` when nothing could be asked.
 */
export async function callWithCaptcha<C extends CaptchaCall>(
  call: C,
  input: CallInput<C>,
  { isAlways = false }: CaptchaWish = {},
): Promise<Result<CallResponse<C>, CallRefusal<C> | 'captcha_required' | 'captcha_failed'>> {
  if (!isAlways) {
    const first = await browserCall(call, input)
    if (first.ok || first.refusal.code !== 'captcha_required') return first
  }
  // Without a network, or after a deployment, the code can't be had: a refusal, so that no form waits for ever.
  const loaded = await import('./captcha-answer.ts').catch(() => null)
  if (!loaded) return { ok: false, refusal: { code: 'captcha_failed', status: 0, errors: [] } }
  const found = await loaded.findCaptchaAnswer(call.name)
  if (!found.ok) return found
  const { body, ...rest } = input as { body: object }
  return browserCall(call, { ...rest, body: { ...body, captcha: found.value } } as unknown as CallInput<C>)
}
