// What recovery asks of the platform. It says the same of known and unknown contacts until the code of the message is there [7.12].
import { type SentCode, checkPasswordRestore, requestPasswordRestore } from '@yanta/contract'
import { browserCall } from '../../../api/browser-call.ts'
import type { Result } from '../../../api/result.ts'
import { callWithCaptcha } from '../captcha/call-with-captcha.ts'
import type { Contact } from '../codes/sent-code.ts'

export function sendCode({ type, value }: Contact): Promise<Result<SentCode, string>> {
  return callWithCaptcha(requestPasswordRestore, { body: { type, login: value } })
}

/** The code of a new password; null: the contact is one's own, and nobody's account. */
export async function checkCode({
  codeId,
  code,
}: {
  codeId: string
  code: string
}): Promise<Result<string | null, string>> {
  const result = await browserCall(checkPasswordRestore, { body: { codeId, code } })
  if (result.ok) return { ok: true, value: result.value.restoreCode }
  return result.refusal.code === 'account_not_found' ? { ok: true, value: null } : result
}

/** `silent`: nobody could say. */
export type LinkState = 'good' | 'dead' | 'silent'

/** What the contract takes for a code at all. */
const shortestCode = 16

/** Whether the code of a link is still good for a new password [2.11]. */
export async function checkLink(restoreCode: string): Promise<LinkState> {
  if (restoreCode.length < shortestCode) return 'dead'
  const result = await browserCall(checkPasswordRestore, { body: { restoreCode } })
  if (result.ok) return 'good'
  // What is no code at all is refused before anybody looks for it.
  return result.refusal.code === 'invalid_restore_code' || result.refusal.code === 'invalid_request'
    ? 'dead'
    : 'silent'
}
