import { type ContactType, type RefusalItem, login } from '@yanta/contract'
import { useState } from 'react'
import { collectFormErrors } from '../../../data/api/failure.ts'
import { type LoginStep, readLoginAnswer } from '../../../data/api/login-answer.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useSingleFlight } from '../../../data/use-single-flight.ts'
import { callWithCaptcha } from '../captcha/call-with-captcha.ts'
import { type LoginFields, buildCredentials } from './login-fields.ts'
import { describeLoginRefusal } from './login-refusal.ts'

/** Sends contact and password, one form at a time [4.55], and holds the server's refusal [8.14]. */
export function useLogIn(
  refused: RefusalItem | null,
  onStep: (step: LoginStep, isRemembered: boolean) => Promise<void>,
) {
  const { t } = useI18n()
  const [refusal, setRefusal] = useState<{ item: RefusalItem; type: ContactType } | null>(
    refused && { item: refused, type: 'phone' },
  )
  const { run } = useSingleFlight()

  /** Returns false when the server refused. */
  async function logIn(fields: LoginFields): Promise<boolean> {
    const isTaken = await run('log in', async () => {
      const result = readLoginAnswer<typeof login>(
        await callWithCaptcha(login, { body: buildCredentials(fields) }),
      )
      if (!result.ok) {
        setRefusal({
          item: collectFormErrors(result.refusal).form[0] ?? { code: result.refusal.code },
          type: fields.type,
        })
        return false
      }
      setRefusal(null)
      await onStep(result.value, fields.remember)
      return true
    })
    return isTaken ?? true
  }
  return {
    logIn,
    problem: refusal && describeLoginRefusal(t, refusal.item, refusal.type),
    forgetProblem: () => setRefusal(null),
  }
}
