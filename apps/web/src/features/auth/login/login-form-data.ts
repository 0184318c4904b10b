// Parses the login forms as a browser without scripts posts them.
import { ContactType, Credentials, type SecondFactor, passSecondFactor } from '@yanta/contract'
import type { CallBody } from '@yanta/contract'
import * as v from 'valibot'
import { emptyPhone, encodeTypedPhone, typePhone } from '../../../domain/codes/phone-number.ts'

/** Null for invalid credentials. A login with an @ is an e-mail, whatever type was chosen. */
export function readLoginForm(fields: URLSearchParams): Credentials | null {
  const typed = fields.get('login') ?? ''
  const chosen = v.parse(v.fallback(ContactType, 'phone'), fields.get('type'))
  const type = typed.includes('@') ? 'email' : chosen
  const login = type === 'phone' ? encodeTypedPhone(typePhone(emptyPhone, typed, []), []) : typed.trim()
  const credentials = {
    type,
    login,
    password: fields.get('password') ?? '',
    remember: fields.has('remember'),
  }
  return v.is(Credentials, credentials) ? credentials : null
}

/** The second step, with the challenge of the first; null for a first step. Six digits are a code of the app. */
export function readSecondFactorForm(fields: URLSearchParams): {
  body: CallBody<typeof passSecondFactor> | null
  factor: Pick<SecondFactor, 'challenge' | 'methods'>
} | null {
  const challenge = fields.get('challenge')
  if (challenge === null) return null
  const code = (fields.get('code') ?? '').trim()
  const method = /^[\d\s]+$/.test(code) ? 'totp' : 'recovery'
  const read = v.safeParse(passSecondFactor.body, {
    challenge,
    method,
    code,
    remember: fields.has('remember'),
  })
  return { body: read.success ? read.output : null, factor: { challenge, methods: ['totp', 'recovery'] } }
}
