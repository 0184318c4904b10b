import { confirmPhoneCode, sendPhoneCode } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { type LoginStep, readLoginAnswer } from '../../../data/api/login-answer.ts'
import { callWithCaptcha } from '../../../domain/captcha/call-with-captcha.ts'
import type { Contact } from '../../../domain/codes/sent-code.ts'
import { type SentCodeControl, useSentCode } from '../../../domain/codes/use-sent-code.ts'
import { readRememberMe } from './remember-me.ts'

/** Login with the code of an SMS [7.5-7.6]. */
export function usePhoneCode(
  onStep: (step: LoginStep, isRemembered: boolean, contact: Contact) => Promise<void>,
): SentCodeControl {
  return useSentCode<LoginStep>({
    purpose: 'login',
    send: ({ value: phone }) => callWithCaptcha(sendPhoneCode, { body: { phone, purpose: 'login' } }),
    check: async ({ contact: { value: phone }, codeId, code }) =>
      readLoginAnswer<typeof confirmPhoneCode>(
        await browserCall(confirmPhoneCode, {
          body: { codeId, phone, code, purpose: 'login', remember: readRememberMe() },
        }),
      ),
    onProven: (step, contact) => onStep(step, readRememberMe(), contact),
  })
}
