// Fields of the login form and their validation [5.2-5.5]. Pure.
import type { ContactType, Credentials } from '@yanta/contract'
import {
  type FieldProblem,
  findEmailProblem,
  findPhoneProblem,
  findTextProblem,
} from '@yanta/contract/field-rules'

export interface LoginFields {
  type: ContactType
  /** Digits with the dial code. */
  phone: string
  email: string
  password: string
  remember: boolean
}

/** How the owner of a phone logs in; e-mail has a password only. */
export type LoginWay = 'password' | 'code'

export type LoginField = 'phone' | 'email' | 'password'

export const emptyFields: LoginFields = { type: 'phone', phone: '', email: '', password: '', remember: true }

export function buildCredentials({ type, phone, email, password, remember }: LoginFields): Credentials {
  return { type, login: type === 'phone' ? phone : email.trim(), password, remember }
}

/** Problems by field; an empty object means the form may be sent. */
export function findLoginProblems(
  fields: LoginFields,
  way: LoginWay,
): Partial<Record<LoginField, FieldProblem>> {
  const { type, phone, email, password } = fields
  const problems = {
    [type]: type === 'phone' ? findPhoneProblem(phone) : findEmailProblem(email),
    password: type === 'phone' && way === 'code' ? null : findTextProblem(password),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}
