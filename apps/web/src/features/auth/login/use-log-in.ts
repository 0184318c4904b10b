import { type ContactType, type RefusalItem, login } from '@yanta/contract'
import { collectFormErrors } from '../../../data/api/failure.ts'
import { type LoginStep, readLoginAnswer } from '../../../data/api/login-answer.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useAction } from '../../../data/use-action.ts'
import { callWithCaptcha } from '../../../domain/captcha/call-with-captcha.ts'
import { type LoginFields, buildCredentials } from './login-fields.ts'
import { describeLoginRefusal } from './login-refusal.ts'

interface Refused {
  item: RefusalItem
  type: ContactType
}

/** Sends contact and password, one form at a time [4.55], and holds the server's refusal [8.14]. */
export function useLogIn(
  refused: RefusalItem | null,
  onStep: (step: LoginStep, isRemembered: boolean) => Promise<void>,
) {
  const { t } = useI18n()
  const { run, refusal, forget } = useAction<[LoginFields], Refused>(
    async (fields) => {
      const result = readLoginAnswer<typeof login>(
        await callWithCaptcha(login, { body: buildCredentials(fields) }),
      )
      if (result.ok) return onStep(result.value, fields.remember)
      const { form } = collectFormErrors(result.refusal)
      return { item: form[0] ?? { code: result.refusal.code }, type: fields.type }
    },
    refused && { item: refused, type: 'phone' },
  )
  return {
    /** Returns false when the server refused. */
    logIn: async (fields: LoginFields) => (await run(fields)) !== 'refused',
    problem: refusal && describeLoginRefusal(t, refusal.item, refusal.type),
    forgetProblem: forget,
  }
}
