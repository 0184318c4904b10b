import { expect, it } from 'vitest'
import { readLoginForm } from './login-form-data.ts'

it.each([
  ['type=phone&login=%2B7+(916)+123-45-67&password=secret&remember=on', { type: 'phone', login: '79161234567', password: 'secret', remember: true }],
  ['type=email&login=vera%40example.com&password=secret', { type: 'email', login: 'vera@example.com', password: 'secret', remember: false }],
  ['type=phone&login=vera%40example.com&password=secret', { type: 'email', login: 'vera@example.com', password: 'secret', remember: false }],
  ['type=nonsense&login=89161234567&password=secret', { type: 'phone', login: '79161234567', password: 'secret', remember: false }],
  ['type=phone&login=&password=secret', null],
  ['type=phone&login=79161234567', null],
  [`type=email&login=vera%40example.com&password=${'x'.repeat(151)}`, null],
  ['', null],
])('the form %s is read as %j', (body, credentials) => {
  expect(readLoginForm(new URLSearchParams(body))).toEqual(credentials)
})
