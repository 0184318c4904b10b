import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findCaret, formatMissingPhone, formatPhone, readPhoneDigits } from './phone-mask.ts'

it.each([
  ['+7 (916) 123-45-67', '79161234567'], ['8 916 123 45 67', '79161234567'], ['89161234567', '79161234567'], ['+8 916 123 45 67', '89161234567'],
  ['9161234567', '79161234567'], ['9', '79'], ['8', '7'], ['+9', '9'], ['90 532 123 45 67', '905321234567'],
  ['abc', ''], ['374 10 123456', '37410123456'], ['1'.repeat(40), '1'.repeat(15)],
])('%s is sent as %s [5.2]', (text, digits) => {
  expect(readPhoneDigits(text)).toBe(digits)
})

it.each([
  ['', '', ''], ['7', '+7', ' (___) ___-__-__'], ['7916', '+7 (916', ') ___-__-__'], ['791612', '+7 (916) 12', '_-__-__'], ['79161234567', '+7 (916) 123-45-67', ''],
  ['37410123456', '+374 101 234 56', ''], ['791612345678', '+7 (916) 123-45-67 8', ''],
])('%s is shown as "%s" with "%s" missing', (digits, text, missing) => {
  expect(formatPhone(digits)).toBe(text)
  expect(formatMissingPhone(digits)).toBe(missing)
})

it('a shown phone reads back as the same digits', () => {
  fc.assert(fc.property(fc.stringMatching(/^[1-9]\d{0,14}$/), (digits) => {
    expect(readPhoneDigits(formatPhone(digits))).toBe(digits)
  }))
})

it('the caret stays behind the digit that was typed', () => {
  expect(findCaret('+7 (916) 1', 5)).toBe(10)
  expect(findCaret('+7 (916) 1', 4)).toBe(7)
  expect(findCaret('+7', 0)).toBe(1)
  expect(findCaret('', 0)).toBe(0)
})
