import { expect, test } from 'vitest'
import { buildTag, matchesTag } from './etag.ts'

test('a tag is weak and changes with the content', () => {
  expect(buildTag('one')).toMatch(/^W\/"[\w-]{22}"$/)
  expect(buildTag(Buffer.from('one'))).toBe(buildTag('one'))
  expect(buildTag('two')).not.toBe(buildTag('one'))
})

test.each([
  ['W/"one"', true],
  ['"one"', true],
  ['"two", W/"one"', true],
  ['*', true],
  ['W/"on"', false],
  ['', false],
  [undefined, false],
])('a client that sends %j has the content of W/"one": %s', (sent, hasIt) => {
  expect(matchesTag(sent, 'W/"one"')).toBe(hasIt)
})
