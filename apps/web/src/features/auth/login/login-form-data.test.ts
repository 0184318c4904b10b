import { expect, it } from 'vitest'
import { readLoginForm, readSecondFactorForm } from './login-form-data.ts'

it.each([
  [
    'type=phone&login=%2B7+(916)+123-45-67&password=secret&remember=on',
    { type: 'phone', login: '79161234567', password: 'secret', remember: true },
  ],
  [
    'type=phone&login=(916)+123-45-67&password=secret&remember=on',
    { type: 'phone', login: '79161234567', password: 'secret', remember: true },
  ],
  [
    'type=phone&login=%2B374+10+123456&password=secret&remember=on',
    { type: 'phone', login: '37410123456', password: 'secret', remember: true },
  ],
  [
    'type=email&login=vera%40example.com&password=secret',
    { type: 'email', login: 'vera@example.com', password: 'secret', remember: false },
  ],
  [
    'type=phone&login=vera%40example.com&password=secret',
    { type: 'email', login: 'vera@example.com', password: 'secret', remember: false },
  ],
  [
    'type=nonsense&login=89161234567&password=secret',
    { type: 'phone', login: '79161234567', password: 'secret', remember: false },
  ],
  ['type=phone&login=&password=secret', null],
  ['type=phone&login=79161234567', null],
  [`type=email&login=vera%40example.com&password=${'x'.repeat(151)}`, null],
  ['', null],
])('the form %s is read as %j', (body, credentials) => {
  expect(readLoginForm(new URLSearchParams(body))).toEqual(credentials)
})

const challenge = 'challenge-example-0001'
it.each([
  [
    `challenge=${challenge}&code=407+123&remember=on`,
    { challenge, method: 'totp', code: '407 123', remember: true },
  ],
  [
    `challenge=${challenge}&code=7k2mq-x4n9d`,
    { challenge, method: 'recovery', code: '7k2mq-x4n9d', remember: false },
  ],
  [`challenge=${challenge}&code=`, null],
])('the second step %s is read as %j', (body, answer) => {
  expect(readSecondFactorForm(new URLSearchParams(body))).toEqual({
    body: answer,
    factor: { challenge, methods: ['totp', 'recovery'] },
  })
})

it('a first step is not read as a second one', () => {
  expect(readSecondFactorForm(new URLSearchParams('type=phone&login=79161234567'))).toBeNull()
})
