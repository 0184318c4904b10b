import { expect, test } from 'vitest'
import { describeFailure } from './startup-failure.ts'

const failure = (name: string, extra: object = {}) => Object.assign(new Error('the reason'), { name }, extra)

test.each(['ConfigError', 'DatabaseError', 'PortError'])('a %s speaks for itself', (name) => {
  expect(describeFailure(failure(name))).toBe('the reason')
})

test("a folder that can't be written is named with the variable that moves it", () => {
  expect(describeFailure(failure('Error', { code: 'EACCES', path: '/srv/data' }))).toMatch(
    /^\/srv\/data .*DATA_DIR/,
  )
})

test('an error nobody foresaw has no sentence', () => {
  expect(describeFailure(new TypeError('x is undefined'))).toBeNull()
})
