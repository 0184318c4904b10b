// Sends the registration [7.4], one at a time [4.55], and holds its refusal. Logs a new player in, in all tabs [4.14].
import { type Registration, registerPlayer } from '@yanta/contract'
import { useState } from 'react'
import { collectFormErrors } from '../../../data/api/failure.ts'
import { describeCode } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { recordRegistration } from '../../../domain/player/first-login.ts'
import { useAction } from '../../../data/use-action.ts'
import { callWithCaptcha } from '../../../domain/captcha/call-with-captcha.ts'
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

interface Refused {
  /** Of the form as a whole; null where its fields say what is wrong. */
  problem: { code: string; text: string } | null
}

export function useRegistration({ redirect, isCaptchaAsked, onProofLost, onTermsChanged }: RegistrationWay) {
  const { t } = useI18n()
  const enter = useEntrance(redirect)
  const [refused, setRefused] = useState<Partial<Record<RegistrationField, string>>>({})
  const { run, refusal, forget } = useAction(send)
  const problem = refusal?.problem ?? null

  async function send(body: Registration): Promise<Refused | void> {
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
      if (Object.keys(said).length > 0) return { problem: null }
      const text =
        code === 'invalid_proof'
          ? t('registration.refused.proof')
          : (rest?.message ?? t(describeCode(rest?.code ?? code)))
      return { problem: { code, text } }
    }
    setRefused({})
    forgetDraft()
    recordRegistration()
    await enter()
  }
  return {
    register: async (body: Registration) => (await run(body)) === 'done',
    refused,
    problem,
    /** The field was changed: the platform's error for it is cleared. */
    forgetField(name: RegistrationField) {
      if (refused[name] !== undefined) setRefused(({ [name]: _gone, ...rest }) => rest)
      if (problem) forget()
    },
  }
}
