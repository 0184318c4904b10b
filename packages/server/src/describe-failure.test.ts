import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure.ts'

const failure = (name: string, extra: object = {}) => Object.assign(new Error('the reason'), { name }, extra)

test.each(['ConfigError', 'DatabaseError', 'PortError'])('a %s is described by its own message', (name) => {
  expect(describeFailure(failure(name))).toBe('the reason')
})

test("a folder that can't be written is named with the variable that sets it", () => {
  expect(describeFailure(failure('Error', { code: 'EACCES', path: '/srv/data' }))).toMatch(
    /^\/srv\/data .*DATA_DIR/,
  )
})

test.each([
  { code: 'EADDRNOTAVAIL', syscall: 'listen', address: '192.0.2.1' },
  { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '192.0.2.1' },
])('a host that is not of this machine is named with the variables that set it: $code', (extra) => {
  expect(describeFailure(failure('Error', extra))).toMatch(/^192\.0\.2\.1 .*SITE_HOST.*\.$/)
})

test.each(['ENOSPC', '53100'])('a full disk is named: %s', (code) => {
  expect(describeFailure(failure('Error', { code }))).toMatch(/^The disk is full: /)
})

test('an unexpected error has no description', () => {
  expect(describeFailure(new TypeError('x is undefined'))).toBeNull()
})
