import { describe, expect, it } from 'vitest'
import { buildCredentials, emptyFields, findProblems } from './login-form-rules.ts'

const phone = { ...emptyFields, login: '+7 (916) 123-45-67', password: 'secret' }
const email = { ...emptyFields, type: 'email' as const, login: 'vera@example.com', password: 'secret' }

describe('login form rules', () => {
  it('sends a phone as digits with its dial code [5.2]', () => {
    expect(buildCredentials(phone)).toEqual({ type: 'phone', login: '79161234567', password: 'secret', remember: true })
  })

  it('lets a whole phone or e-mail with a password through', () => {
    expect(findProblems(phone)).toEqual({})
    expect(findProblems(email)).toEqual({})
  })

  it.each([
    ['an empty phone', { ...phone, login: '' }, { login: { key: 'auth.login.phone.required' } }],
    ['a phone of 7 digits [5.2]', { ...phone, login: '+7 (916) 123' }, { login: { key: 'auth.login.phone.short', values: { min: 8 } } }],
    ['an empty e-mail', { ...email, login: '  ' }, { login: { key: 'auth.login.email.required' } }],
    ['an e-mail without a host [5.3]', { ...email, login: 'vera@' }, { login: { key: 'auth.login.email.format' } }],
    ['no password', { ...email, password: '' }, { password: { key: 'auth.login.password.required' } }],
    ['more than 150 characters [5.5]', { ...email, password: 'x'.repeat(151) }, { login: { key: 'auth.login.too_long' } }],
  ])('stops %s', (_, fields, problems) => {
    expect(findProblems(fields)).toEqual(problems)
  })
})
