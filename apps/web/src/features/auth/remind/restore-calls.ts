// Calls of password recovery. Known and unknown contacts are answered alike until the right code is sent [7.12].
import { type SentCode, checkPasswordRestore, requestPasswordRestore } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Result } from '../../../data/api/result.ts'
import { callWithCaptcha } from '../../../domain/captcha/call-with-captcha.ts'
import type { Contact } from '../../../domain/codes/sent-code.ts'

export function sendCode({ type, value }: Contact): Promise<Result<SentCode, string>> {
  return callWithCaptcha(requestPasswordRestore, { body: { type, login: value } })
}

/** The code for a new password; null: the contact is proven, but no account has it. */
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

/** The contract's minimum length of a code. */
const shortestCode = 16

/** Whether the code of a link is still valid for a new password [2.11]. */
export async function checkLink(
  restoreCode: string,
  signal?: AbortSignal,
): Promise<Result<'good' | 'dead', string>> {
  if (restoreCode.length < shortestCode) return { ok: true, value: 'dead' }
  const result = await browserCall(checkPasswordRestore, { body: { restoreCode } }, { signal })
  if (result.ok) return { ok: true, value: 'good' }
  // A malformed code is refused before it is looked up.
  const isDead = result.refusal.code === 'invalid_restore_code' || result.refusal.code === 'invalid_request'
  return isDead ? { ok: true, value: 'dead' } : result
}
