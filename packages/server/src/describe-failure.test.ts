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

test('an unexpected error has no description', () => {
  expect(describeFailure(new TypeError('x is undefined'))).toBeNull()
})
