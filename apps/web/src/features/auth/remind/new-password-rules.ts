import { type FieldProblem, findPasswordProblem, findRepeatProblem } from '@yanta/contract/field-rules'

export interface NewPasswordFields {
  password: string
  repeat: string
}

/** [5.12-5.13]. */
export function findNewPasswordProblems({
  password,
  repeat,
}: NewPasswordFields): Record<keyof NewPasswordFields, FieldProblem | null> {
  return { password: findPasswordProblem(password), repeat: findRepeatProblem(repeat, password) }
}
