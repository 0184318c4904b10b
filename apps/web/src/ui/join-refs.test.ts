import { createRef } from 'react'
import { expect, test } from 'vitest'
import { joinRefs } from './join-refs.ts'

const element = { name: 'input' }

test('every owner gets the element, and loses it when it goes', () => {
  const object = createRef<typeof element>()
  const given: unknown[] = []
  const end = joinRefs<typeof element>(
    object,
    (value) => {
      given.push(value)
    },
    undefined,
  )(element) as () => void
  expect([object.current, given]).toEqual([element, [element]])
  end()
  expect([object.current, given]).toEqual([null, [element, null]])
})

test('a ref that cleans up after itself is not called with nothing', () => {
  const given: unknown[] = []
  const end = joinRefs<typeof element>((value) => {
    given.push(value)
    return () => {
      given.push('gone')
    }
  })(element) as () => void
  end()
  expect(given).toEqual([element, 'gone'])
})
