import { describe, expect, it } from 'vitest'
import { buildCredentials, emptyFields, findLoginProblems } from './login-fields.ts'

const phone = { ...emptyFields, phone: '79161234567', password: 'secret' }
const email = { ...emptyFields, type: 'email' as const, email: 'vera@example.com', password: 'secret' }

describe('login fields', () => {
  it('are sent as the digits of a phone or a trimmed e-mail [5.2-5.3]', () => {
    expect(buildCredentials(phone)).toEqual({
      type: 'phone',
      login: '79161234567',
      password: 'secret',
      remember: true,
    })
    expect(buildCredentials({ ...email, email: ' vera@example.com ', remember: false })).toEqual({
      type: 'email',
      login: 'vera@example.com',
      password: 'secret',
      remember: false,
    })
  })

  it('accept a complete phone or e-mail with a password', () => {
    expect(findLoginProblems(phone, 'password')).toEqual({})
    expect(findLoginProblems(email, 'password')).toEqual({})
  })

  it('need no password for a login by code, which only phones have', () => {
    expect(findLoginProblems({ ...phone, password: '' }, 'code')).toEqual({})
    expect(findLoginProblems({ ...email, password: '' }, 'code')).toEqual({ password: { rule: 'required' } })
  })

  it.each([
    ['an empty phone', { ...phone, phone: '' }, { phone: { rule: 'required' } }],
    [
      'a phone of 7 digits [5.2]',
      { ...phone, phone: '7916123' },
      { phone: { rule: 'minPhoneLength', min: 8 } },
    ],
    ['an empty e-mail', { ...email, email: '  ' }, { email: { rule: 'required' } }],
    ['an e-mail without a host [5.3]', { ...email, email: 'vera@' }, { email: { rule: 'email' } }],
    ['no password', { ...email, password: '' }, { password: { rule: 'required' } }],
    [
      'more than 150 characters [5.5]',
      { ...email, password: 'x'.repeat(151) },
      { password: { rule: 'maxLength', max: 150 } },
    ],
  ])('reject %s', (_, fields, problems) => {
    expect(findLoginProblems(fields, 'password')).toEqual(problems)
  })

  it('require of a login password only that it is not empty: an old one may be short', () => {
    expect(findLoginProblems({ ...phone, password: 'да' }, 'password')).toEqual({})
  })
})
