// Texts for the second step of a login, and for a wrong code.
import type { RefusalItem } from '@yanta/contract'
import { describeCode } from '../../../i18n/refusal-words.ts'
import type { I18n } from '../../../i18n/use-i18n.tsx'
import './second-factor.messages.json'

export type SecondFactorMethod = 'totp' | 'recovery'

/** Title and lead of the popup. */
export function describeSecondFactor(
  t: I18n['t'],
  method: SecondFactorMethod,
): { title: string; lead: string } {
  return method === 'totp'
    ? { title: t('second_factor.title'), lead: t('second_factor.lead') }
    : { title: t('second_factor.recovery.title'), lead: t('second_factor.recovery.lead') }
}

export function describeSecondFactorRefusal(t: I18n['t'], { code, params, message }: RefusalItem): string {
  switch (code) {
    case 'required':
      return t('second_factor.required')
    case 'wrong_code':
      return typeof params?.left === 'number'
        ? t('second_factor.wrong_left', { left: params.left })
        : t('second_factor.wrong')
    case 'too_many_requests':
      return t('second_factor.too_many')
    default:
      return message ?? t(describeCode(code))
  }
}
