import { type FieldProblem, findPasswordProblem, findRepeatProblem } from '@yanta/contract/field-rules'

export interface ChangePasswordFields {
  password: string
  newPassword: string
  repeat: string
}

/** Problems by field; the current password must only be present [5.12-5.13]. */
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
