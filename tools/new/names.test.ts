import { expect, test } from 'vitest'
import { fillIn, readName } from './names.ts'

test('a name is spelled for files, values, types and tables', () => {
  expect(fillIn('__kebab__ __camel__ __Pascal__ __snake__', readName('lucky-wheel'))).toBe(
    'lucky-wheel luckyWheel LuckyWheel lucky_wheel',
  )
})

test.each(['', 'Wheel', 'lucky_wheel', '-wheel', 'wheel-', '../wheel', '7th'])('%j is no name', (name) => {
  expect(() => readName(name)).toThrow('such as lucky-wheel')
})
