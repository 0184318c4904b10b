import { expect, it } from 'vitest'
import { buildDigits } from './rolling-digits.ts'

const rolling = (text: string, before: string) =>
  buildDigits(text, before)
    .map((digit) => (digit.isRolling ? digit.text : '.'))
    .join('')

it.each([
  ['12 480,50 ₽', '12 480,50 ₽', '...........'],
  ['12 360,50 ₽', '12 480,50 ₽', '...36......'],
  ['112 480,50 ₽', '12 480,50 ₽', '1...........'],
  ['9 999,00 ₽', '10 000,00 ₽', '9.999.....'],
  ['12 480,50 ₽', '', '...........'],
])('%s after %s rolls %s', (text, before, expected) => {
  expect(rolling(text, before)).toBe(expected)
})

it('rolls from right to left', () => {
  expect(buildDigits('36', '48').map((digit) => digit.delayMs)).toEqual([40, 0])
})
