import { type FieldProblem, findPasswordProblem, findRepeatProblem } from '@yanta/contract/field-rules'

export interface ChangePasswordFields {
  password: string
  newPassword: string
  repeat: string
}

/** What is wrong with the fields; the current password is merely entered [5.12-5.13]. */
export function findChangeProblems({
  password,
  newPassword,
  repeat,
}: ChangePasswordFields): Record<keyof ChangePasswordFields, FieldProblem | null> {
  return {
    password: password === '' ? { rule: 'required' } : null,
    newPassword: findPasswordProblem(newPassword),
    repeat: findRepeatProblem(repeat, newPassword),
  }
}
