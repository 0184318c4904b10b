import { expect, test } from 'vitest'
import { collectFormErrors, findLogLevel, findPageStatus, isAccessError, treatFailure } from './failure.ts'
import type { Refusal } from './result.ts'

const refused = (status: number, errors: Refusal['errors'] = [{ code: 'some_code' }]): Refusal<string> => ({
  code: errors[0]?.code ?? 'temporarily_unavailable',
  status,
  errors,
})

test('codes of errors[] are collected beside the fields they name and beside the form [8.1]', () => {
  const errors = [
    { code: 'too_short', field: 'password', params: { min: 8 } },
    { code: 'taken', field: 'email' },
    { code: 'no_digit', field: 'password' },
    { code: 'closed' },
  ]
  expect(collectFormErrors({ code: 'too_short', errors })).toEqual({
    form: [{ code: 'closed' }],
    fields: { password: [errors[0], errors[2]], email: [errors[1]] },
  })
})

test('a refusal without items still says something beside the form', () => {
  expect(collectFormErrors({ code: 'temporarily_unavailable', errors: [] })).toEqual({
    form: [{ code: 'temporarily_unavailable' }],
    fields: {},
  })
})

test.each([400, 401, 404, 413, 422, 429, 500, 503, 0])(
  "a form says %i beside itself, a login's 401 with the server's own words too [8.14]",
  (status) => {
    const errors = [{ code: 'invalid_credentials', message: 'Не подошло' }]
    expect(treatFailure(refused(status, errors), 'form')).toEqual({
      kind: 'form',
      errors: { form: errors, fields: {} },
    })
  },
)

test.each([
  [404, 404],
  [429, 429],
  [451, 451],
  [500, 500],
  [503, 503],
  [502, 503],
  [504, 503],
  [599, 503],
  [0, 503],
  [400, 500],
  [403, 500],
  [409, 500],
  [413, 500],
])('a screen whose data answered %i is the page of %i [8.13] [2.19]', (status, page) => {
  expect(treatFailure(refused(status), 'screen')).toEqual({ kind: 'page', status: page })
  expect(findPageStatus(status)).toBe(page)
})

test.each(['screen', 'deed'] as const)('401 of a %s goes to the login [8.13]', (place) => {
  expect(treatFailure(refused(401), place)).toEqual({ kind: 'login' })
})

test.each([400, 404, 409, 413, 429, 500, 503, 0])(
  "a deed that answered %i is a dialog with its code, or the platform's own word [8.11]",
  (status) => {
    expect(treatFailure(refused(status), 'deed')).toEqual({
      kind: 'alert',
      code: 'some_code',
      message: undefined,
    })
    expect(treatFailure(refused(status, [{ code: 'a', message: 'Word' }]), 'deed')).toEqual({
      kind: 'alert',
      code: 'a',
      message: 'Word',
    })
  },
)

test.each([400, 401, 404, 429, 500, 0])('what the page does without swallows %i [8.3] [8.5]', (status) => {
  expect(treatFailure(refused(status), 'aside')).toEqual({ kind: 'nothing' })
})

test('any 4xx is an access error, nothing else is [8.2]', () => {
  expect([400, 401, 404, 413, 418, 429, 451, 499].every(isAccessError)).toBe(true)
  expect([0, 200, 302, 399, 500, 503].some(isAccessError)).toBe(false)
})

test.each([
  [400, 'WARNING'],
  [404, 'WARNING'],
  [413, 'WARNING'],
  [429, 'WARNING'],
  [500, 'ERROR'],
  [503, 'ERROR'],
  [0, 'ERROR'],
  [401, null],
])('%i is written as %s [8.3]', (status, level) => {
  expect(findLogLevel({ status, code: 'some_code' })).toBe(level)
})

test.each([
  [503, 'under_reconstruction'],
  [403, 'captcha_required'],
])('%i %s is no failure: work on the site is meant, and a captcha is answered', (status, code) => {
  expect(findLogLevel({ status, code })).toBeNull()
})
