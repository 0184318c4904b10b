// Sends the registration [7.4], one at a time [4.55], and holds its refusal. Logs a new player in, in all tabs [4.14].
import { type Registration, registerPlayer } from '@yanta/contract'
import { useState } from 'react'
import { collectFormErrors } from '../../../data/api/failure.ts'
import { describeCode } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { recordRegistration } from '../../../domain/player/first-login.ts'
import { useSingleFlight } from '../../../data/use-single-flight.ts'
import { callWithCaptcha } from '../captcha/call-with-captcha.ts'
import { useEntrance } from '../use-entrance.ts'
import { forgetDraft } from './registration-draft.ts'
import type { RegistrationField } from './registration-rules.ts'
import { describeRefusedFields } from './registration-words.ts'

interface RegistrationWay {
  /** A validated path of this site. */
  redirect: string
  /** The platform always requires a captcha [3.64]. */
  isCaptchaAsked: boolean
  /** The proof is used up or expired: the contact has to be proved again. */
  onProofLost: () => void
  /** The terms have changed meanwhile. */
  onTermsChanged: () => void
}

export function useRegistration({ redirect, isCaptchaAsked, onProofLost, onTermsChanged }: RegistrationWay) {
  const { t } = useI18n()
  const enter = useEntrance(redirect)
  const [refused, setRefused] = useState<Partial<Record<RegistrationField, string>>>({})
  const [problem, setProblem] = useState<{ code: string; text: string } | null>(null)
  const { run } = useSingleFlight()

  async function send(body: Registration): Promise<boolean> {
    const result = await callWithCaptcha(registerPlayer, { body }, { isAlways: isCaptchaAsked })
    if (!result.ok) {
      const { code, errors } = result.refusal
      const items = errors.length > 0 ? errors : [{ code }]
      const said = describeRefusedFields(t, items)
      setRefused(said)
      const [rest] = collectFormErrors({
        code,
        errors: items.filter((item) => Object.keys(describeRefusedFields(t, [item])).length === 0),
      }).form
      if (code === 'invalid_proof' || code === 'contact_taken') onProofLost()
      if (code === 'terms_changed') onTermsChanged()
      setProblem(
        Object.keys(said).length > 0
          ? null
          : {
              code,
              text:
                code === 'invalid_proof'
                  ? t('registration.refused.proof')
                  : (rest?.message ?? t(describeCode(rest?.code ?? code))),
            },
      )
      return false
    }
    setRefused({})
    setProblem(null)
    forgetDraft()
    recordRegistration()
    await enter()
    return true
  }
  return {
    register: async (body: Registration) => (await run('register', () => send(body))) ?? false,
    refused,
    problem,
    /** The field was changed: the platform's error for it is cleared. */
    forget(name: RegistrationField) {
      if (refused[name] !== undefined) setRefused(({ [name]: _gone, ...rest }) => rest)
      if (problem) setProblem(null)
    },
  }
}
