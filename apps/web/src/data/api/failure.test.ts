import { expect, test } from 'vitest'
import { collectFormErrors, findLogLevel, findPageStatus, isAccessError } from './failure.ts'

test('codes of errors[] are grouped by the field they name, the others under the form [8.1]', () => {
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

test('a refusal without items still shows an error of the form', () => {
  expect(collectFormErrors({ code: 'temporarily_unavailable', errors: [] })).toEqual({
    form: [{ code: 'temporarily_unavailable' }],
    fields: {},
  })
})

const pages = [
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
] as const
test.each(pages)('data that answered %i shows the page of %i [8.13], [2.19]', (status, page) => {
  expect(findPageStatus(status)).toBe(page)
})

test('any 4xx is an access error, nothing else is [8.2]', () => {
  expect([400, 401, 404, 413, 418, 429, 451, 499].every(isAccessError)).toBe(true)
  expect([0, 200, 302, 399, 500, 503].some(isAccessError)).toBe(false)
})

const levels = [
  [400, 'WARNING'],
  [404, 'WARNING'],
  [413, 'WARNING'],
  [429, 'WARNING'],
  [500, 'ERROR'],
  [503, 'ERROR'],
  [0, 'ERROR'],
  [401, null],
] as const
test.each(levels)('%i is logged as %s [8.3]', (status, level) => {
  expect(findLogLevel({ status, code: 'some_code' })).toBe(level)
})

test.each([
  [503, 'under_reconstruction'],
  [403, 'captcha_required'],
])('%i %s is not logged: maintenance is intended, and a captcha will be solved', (status, code) => {
  expect(findLogLevel({ status, code })).toBeNull()
})
