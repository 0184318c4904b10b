// Texts beside the fields of a registration, for errors of the form and of the platform [5.6], [5.14].
import type { RefusalItem } from '@yanta/contract'
import type { FieldProblem, FieldRule } from '@yanta/contract/field-rules'
import { describeFieldProblem, readFieldProblem } from '../../../i18n/field-problem.ts'
import type { MessageKey } from '../../../i18n/message-key.ts'
import type { I18n } from '../../../i18n/use-i18n.tsx'
import '../guest-popups.messages.json'
import './registration.messages.json'
import type { RegistrationField } from './registration-rules.ts'

const required: Record<Exclude<RegistrationField, 'promoCode'>, MessageKey> = {
  phone: 'auth.login.phone.required',
  email: 'auth.login.email.required',
  password: 'registration.password.required',
  birthday: 'registration.birthday.required',
  acceptsTerms: 'registration.terms.required',
}

export function describeRegistrationProblem(
  t: I18n['t'],
  name: RegistrationField,
  problem: FieldProblem,
): string {
  const own: Partial<Record<FieldRule, MessageKey>> = name === 'promoCode' ? {} : { required: required[name] }
  return describeFieldProblem(t, problem, own)
}

/** Refusals that belong to one field, whether they name it or not. */
const fieldOfCode: Partial<Record<string, { name: RegistrationField; key: MessageKey }>> = {
  wrong_promo_code: { name: 'promoCode', key: 'field.promoCode' },
  breached_password: { name: 'password', key: 'registration.password.breached' },
  terms_changed: { name: 'acceptsTerms', key: 'registration.terms.changed' },
}

/** Maps names of fields on the wire to those of the form. */
const fieldOfWire: Partial<Record<string, RegistrationField>> = {
  acceptedTerms: 'acceptsTerms',
  password: 'password',
  birthday: 'birthday',
  promoCode: 'promoCode',
}

/** The text of each refusal by its field [8.1]; refusals without a field are left out. */
export function describeRefusedFields(
  t: I18n['t'],
  items: readonly Pick<RefusalItem, 'code' | 'field' | 'params' | 'message'>[],
): Partial<Record<RegistrationField, string>> {
  const said: Partial<Record<RegistrationField, string>> = {}
  for (const item of items) {
    const known = fieldOfCode[item.code]
    const name = known?.name ?? fieldOfWire[item.field ?? '']
    if (!name) continue
    const problem = readFieldProblem(item)
    said[name] = known
      ? t(known.key)
      : problem
        ? describeRegistrationProblem(t, name, problem)
        : (item.message ?? t('registration.refused.field'))
  }
  return said
}
