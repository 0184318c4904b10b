// What is said about a field that breaks a rule of section 5, in every form: by the browser while somebody types, and by the platform
// when the form arrives [5.6], [5.14].
import type { RefusalItem } from '@yanta/contract'
import { type FieldProblem, type FieldRule, fieldRules } from '@yanta/contract/field-rules'
import './field-problem.messages.json'
import type { MessageKey } from './message-key.ts'
import type { Speech } from './use-i18n.tsx'

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

/** @param own words of this very field for a rule, such as what to enter where nothing stands */
export function describeFieldProblem(
  t: Speech['t'],
  { rule, min = 0, max = 0 }: FieldProblem,
  own: Partial<Record<FieldRule, MessageKey>> = {},
): string {
  return t(own[rule] ?? words[rule], { min, max })
}

/** The problem that the platform names for a field; null where its refusal is about something else. */
export function readFieldProblem({ params }: Pick<RefusalItem, 'params'>): FieldProblem | null {
  const rule = fieldRules.find((known) => known === params?.rule)
  if (!rule) return null
  const [min, max] = [params?.min, params?.max]
  return { rule, ...(typeof min === 'number' ? { min } : {}), ...(typeof max === 'number' ? { max } : {}) }
}
