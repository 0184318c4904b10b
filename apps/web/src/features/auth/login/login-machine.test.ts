import { secondFactor } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { type LoginEvent, type LoginState, advanceLogin, beginLogin } from './login-machine.ts'

const { challenge, methods } = secondFactor
const factor = { challenge, methods }
const wrong = { code: 'invalid_credentials' as const }
const expired = { code: 'second_factor_expired' as const }

/** The player has chosen the code of an SMS, and not to be remembered. */
const common = { way: 'code', isRemembered: false } as const
const form: LoginState = { ...common, phase: 'form', refused: null }
const passkey: LoginState = { ...common, phase: 'passkey' }
const asked: LoginState = { ...common, phase: 'factor', factor, method: 'totp', refused: null }

test.each([
  ['nothing', { refused: null, factor: null }, { phase: 'form', refused: null }],
  ['a wrong password', { refused: wrong, factor: null }, { phase: 'form', refused: wrong }],
  ['the right password', { refused: null, factor }, { phase: 'factor', factor, method: 'totp' }],
  ['a wrong code', { refused: wrong, factor }, { phase: 'factor', factor, refused: wrong }],
])('after %s was posted without scripts, the login begins where that leads', (_what, start, state) => {
  expect(beginLogin({ ...start, isRemembered: false })).toMatchObject({ ...state, isRemembered: false })
})

const cases: [name: string, from: LoginState, event: LoginEvent, to: LoginState][] = [
  [
    'another way stays in the form',
    form,
    { type: 'wayChosen', way: 'password' },
    { ...form, way: 'password' },
  ],
  [
    'a passkey leaves the refusal behind and takes over the choice to be remembered',
    { ...form, refused: wrong },
    { type: 'passkeyChosen', isRemembered: true },
    { ...passkey, isRemembered: true },
  ],
  [
    'the password is one press away from a passkey, whatever way was chosen before',
    passkey,
    { type: 'passwordChosen' },
    { ...form, way: 'password' },
  ],
  [
    'a factor begins with the app',
    { ...form, refused: wrong },
    { type: 'factorAsked', factor, isRemembered: false },
    asked,
  ],
  ['a passkey may need a factor too', passkey, { type: 'factorAsked', factor, isRemembered: false }, asked],
  [
    'another method starts without the refusal of the one before',
    { ...asked, refused: wrong },
    { type: 'methodChosen', method: 'recovery' },
    { ...asked, method: 'recovery' },
  ],
  ['outside of a factor there is no method', form, { type: 'methodChosen', method: 'recovery' }, form],
  [
    'an expired challenge leads to the form, which says why',
    asked,
    { type: 'restarted', refused: expired },
    { ...form, refused: expired },
  ],
  [
    'going back from the factor of a passkey leads to the form',
    advanceLogin(passkey, { type: 'factorAsked', factor, isRemembered: false }),
    { type: 'restarted', refused: null },
    form,
  ],
]
test.each(cases)('%s', (_name, from, event, to) => {
  expect(advanceLogin(from, event)).toEqual(to)
})
