// Obtains the captcha answer for a call, by the version that the operator has chosen [3.64], [9.21].
import { getServerData } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Refusal, Result } from '../../data/api/result.ts'
import { askModal } from '../../dialogs/dialogs.ts'

type CaptchaResult = Result<string, 'captcha_required' | 'captcha_failed'>

/** @param action name of the call, which the operator sees in Google's statistics */
export async function findCaptchaAnswer(action: string): Promise<CaptchaResult> {
  const site = await browserCall(getServerData)
  if (!site.ok) return { ok: false, refusal: { ...site.refusal, code: 'captcha_failed' } }
  const { site_key: siteKey, active_version: version } = site.value.captcha
  try {
    if (siteKey === null) return found(await (await import('./proof-of-work.ts')).solvePuzzle())
    if (version === 'third_version')
      return found(await (await import('./recaptcha.ts')).findUnseenToken(siteKey, action))
    const token = await askModal('captcha', { siteKey }, null)
    return token === null ? refuse('captcha_required', 403) : found(token)
  } catch {
    return refuse('captcha_failed', 422)
  }
}

function found(value: string): CaptchaResult {
  return { ok: true, value }
}

function refuse<Code extends 'captcha_required' | 'captcha_failed'>(
  code: Code,
  status: number,
): { ok: false; refusal: Refusal<Code> } {
  return { ok: false, refusal: { code, status, errors: [] } }
}
