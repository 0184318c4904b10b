// What the login form asks before it sends anything; the same schema the platform validates with, said in words.
import { Credentials } from '@yanta/contract'
import type { ContactType } from '@yanta/contract'
import * as v from 'valibot'
import type { MessageKey } from '../../../i18n/message-key.ts'
import { fewestPhoneDigits, readPhoneDigits } from './phone-mask.ts'

/** As the fields hold it: a phone is still written with its mask. */
export interface LoginFields {
  type: ContactType
  login: string
  password: string
  remember: boolean
}

export type FieldProblem = { key: MessageKey; values?: Record<string, number> }

export const emptyFields: LoginFields = { type: 'phone', login: '', password: '', remember: true }

export function buildCredentials(fields: LoginFields): Credentials {
  const login = fields.type === 'phone' ? readPhoneDigits(fields.login) : fields.login.trim()
  return { ...fields, login }
}

/** Problems by field; nothing in it means the form may be sent. */
export function findProblems(fields: LoginFields): { login?: FieldProblem; password?: FieldProblem } {
  const credentials = buildCredentials(fields)
  const login = fields.type === 'phone' ? findPhoneProblem(credentials.login) : findEmailProblem(credentials.login)
  const password = credentials.password === '' ? { key: 'auth.login.password.required' as const } : undefined
  const isFit = v.is(Credentials, credentials)
  return { login: login ?? (isFit || password ? undefined : { key: 'auth.login.too_long' }), password }
}

function findPhoneProblem(digits: string): FieldProblem | undefined {
  if (digits === '') return { key: 'auth.login.phone.required' }
  return digits.length < fewestPhoneDigits ? { key: 'auth.login.phone.short', values: { min: fewestPhoneDigits } } : undefined
}

function findEmailProblem(email: string): FieldProblem | undefined {
  if (email === '') return { key: 'auth.login.email.required' }
  return v.is(v.pipe(v.string(), v.email()), email) ? undefined : { key: 'auth.login.email.format' }
}
