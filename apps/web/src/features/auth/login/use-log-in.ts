import { login } from '@yanta/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../../../api/browser-call.ts'
import { collectFormErrors } from '../../../api/failure.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { tellOtherTabs } from '../../../player/session-channel.ts'
import { welcomePlayer } from '../../../player/session.ts'
import { type LoginFields, buildCredentials } from './login-form-rules.ts'
import { describeRefusal } from './refusal-text.ts'

/** Sends the form and keeps what the server said to it [8.14]. `redirect` is a checked path of this site. */
export function useLogIn(redirect: string, refusedCode: string | null) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<{ code: string; message?: string } | null>(refusedCode ? { code: refusedCode } : null)
  const [type, setType] = useState<LoginFields['type']>('phone')

  /** False when the server refused. */
  async function logIn(fields: LoginFields): Promise<boolean> {
    setType(fields.type)
    const result = await browserCall(login, { body: buildCredentials(fields) })
    if (!result.ok) {
      setRefusal(collectFormErrors(result.refusal).form[0] ?? result.refusal)
      return false
    }
    setRefusal(null)
    welcomePlayer()
    tellOtherTabs('login')
    await navigate(redirect, { replace: true })
    return true
  }
  return { logIn, problem: refusal && (refusal.message ?? t(describeRefusal(refusal.code, type))), forgetProblem: () => setRefusal(null) }
}
