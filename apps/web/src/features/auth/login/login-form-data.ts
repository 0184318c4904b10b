// The login form as a browser without scripts posts it.
import { ContactType, Credentials } from '@yanta/contract'
import * as v from 'valibot'
import { buildCredentials } from './login-form-rules.ts'

/** Null when the fields can't be credentials. An address with an @ is an e-mail, whatever kind was chosen. */
export function readLoginForm(fields: URLSearchParams): Credentials | null {
  const login = fields.get('login') ?? ''
  const chosen = v.parse(v.fallback(ContactType, 'phone'), fields.get('type'))
  const credentials = buildCredentials({
    type: login.includes('@') ? 'email' : chosen, login, password: fields.get('password') ?? '', remember: fields.has('remember'),
  })
  return v.is(Credentials, credentials) ? credentials : null
}
