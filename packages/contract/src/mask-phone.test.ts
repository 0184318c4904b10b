import { expect, test } from 'vitest'
import { maskPhone } from './mask-phone.ts'

test('of a phone the last four digits are shown', () => {
  expect(maskPhone('79161234567')).toBe('+7 ••• ••• 45 67')
})
