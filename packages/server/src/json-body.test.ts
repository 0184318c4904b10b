import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCostliest } from '../../../tools/measuring/hostile-texts.ts'
import { isPlainJson } from './json-body.ts'

test.each([
  ['{"a":[{"b":1}]}', 3, true],
  ['{"a":[{"b":[]}]}', 3, false],
  ['"[[[[["', 0, true],
  ['{"a":"\\"[[[["}', 1, true],
  ['{"a":"\\\\"}', 1, true],
  ['[[]] [[]]', 2, true],
  ['', 0, true],
  ['['.repeat(50_000), 12, false],
])('nesting of %s is within %i: %s', (text, depth, isPlain) => {
  expect(isPlainJson(text, depth)).toBe(isPlain)
})

test.each([
  ['{"a":1,"a":1}', false],
  ['{"a":1,"b":2,"a":3}', false],
  ['{"a":1 , \n "\\u0061" :2}', false],
  ['{"x":{"a":1,"a":2}}', false],
  ['[{"a":1,"a":2}]', false],
  ['{"a":{"b":1},"a":{"b":1}}', false],
  ['{"a":[1,2],"b":3,"a":4}', false],
  ['{"":1,"":2}', false],
  ['{"\\u0\\":1}', false],
  ['{"a":{"a":{"a":1}}}', true],
  ['{"a":["a","a",{"a":1},{"a":1}]}', true],
  ['{"a":"a","b":"a"}', true],
  ['{"a":"\\",\\"a\\":1"}', true],
  ['["a","a"]', true],
])('%s has no duplicate key: %s', (text, isPlain) => {
  expect(isPlainJson(text)).toBe(isPlain)
})

test('any serialized JSON is plain, and with any key repeated it is not', () => {
  const anyObject = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { minKeys: 1, maxKeys: 4 })
  fc.assert(
    fc.property(anyObject, fc.nat(), (object, at) => {
      const text = JSON.stringify(object)
      const keys = Object.keys(object)
      const again = `${text.slice(0, -1)},${JSON.stringify(keys[at % keys.length])}:0}`
      expect([isPlainJson(text), isPlainJson(again)]).toEqual([true, false])
    }),
  )
})

test(
  'checking a body of any content takes at most 25 times as long as an ordinary one',
  { timeout: 60_000 },
  () => {
    const { name, factor } = findCostliest((text) => isPlainJson(`[${text}`))
    expect(factor, name).toBeLessThan(25)
  },
)
