// Messages for fields that break a rule of section 5, in every form: found by the browser during input, or by the platform on
// submit [5.6], [5.14].
import type { RefusalItem } from '@yanta/contract'
import { type FieldProblem, type FieldRule, fieldRules } from '@yanta/contract/field-rules'
import './field-problem.messages.json'
import type { MessageKey } from './message-key.ts'
import type { I18n } from './use-i18n.tsx'

const words = {
  required: 'field.required',
  email: 'field.email',
  minLength: 'field.minLength',
  minPhoneLength: 'field.minPhoneLength',
  maxLength: 'field.maxLength',
  sameAsPassword: 'field.sameAsPassword',
  alphaNum: 'field.alphaNum',
  nameValidationRule: 'field.nameValidationRule',
  promoCode: 'field.promoCode',
  invalidDate: 'field.invalidDate',
  underageDate: 'field.underageDate',
  notCyrillic: 'field.notCyrillic',
  latinInput: 'field.latinInput',
} as const satisfies Record<FieldRule, MessageKey>

/** @param own the field's own messages for rules, such as what to enter into an empty field */
export function describeFieldProblem(
  t: I18n['t'],
  { rule, min = 0, max = 0 }: FieldProblem,
  own: Partial<Record<FieldRule, MessageKey>> = {},
): string {
  return t(own[rule] ?? words[rule], { min, max })
}

/** The rule that the platform's refusal names; null for other refusals. */
export function readFieldProblem({ params }: Pick<RefusalItem, 'params'>): FieldProblem | null {
  const rule = fieldRules.find((known) => known === params?.rule)
  if (!rule) return null
  const [min, max] = [params?.min, params?.max]
  return { rule, ...(typeof min === 'number' ? { min } : {}), ...(typeof max === 'number' ? { max } : {}) }
}
