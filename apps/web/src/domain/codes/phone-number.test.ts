import type { PhoneCode } from '@yanta/contract'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import {
  emptyPhone,
  encodeTypedPhone,
  findPhoneCaret,
  formatPhoneNumber,
  knownCode,
  readWholePhone,
  typePhone,
  writeTypedPhone,
} from './phone-number.ts'

const codes: PhoneCode[] = [
  knownCode,
  { country: 'kz', dialCode: '7', mask: '(###) ###-##-##' },
  { country: 'az', dialCode: '994', mask: '## ###-##-##' },
  { country: 'nl', dialCode: '31', mask: '# ########' },
  { country: 'am', dialCode: '374', mask: '## ######' },
  { country: 'us', dialCode: '1', mask: '(###) ###-####' },
  { country: 'ca', dialCode: '1', mask: '(###) ###-####' },
  { country: 'de', dialCode: '49', mask: '#### #######' },
  { country: 'it', dialCode: '39', mask: '## #### ####' },
  { country: 'ax', dialCode: '358', mask: '' },
]

const pasted = [
  ['9161234567', 'ru', '79161234567'],
  ['8 916 123-45-67', 'ru', '79161234567'],
  ['79161234567', 'ru', '79161234567'],
  ['+7 (916) 123 45 67', 'ru', '79161234567'],
  ['8 800 555 35 35', 'ru', '78005553535'],
  ['8 (812) 123-45-67', 'ru', '78121234567'],
  ['+7 707 555-18-41', 'kz', '77075551841'],
  ['87075551841', 'kz', '77075551841'],
  ['+374 10 123456', 'am', '37410123456'],
  ['00374 10 123456', 'am', '37410123456'],
  ['+31 6 12345678', 'nl', '31612345678'],
  ['+1 415 555 0100', 'us', '14155550100'],
  ['+999 123 456 78', null, '99912345678'],
  ['abc', 'ru', ''],
] as const
test.each(pasted)('%s pasted is of %s, sent as %s [5.2], [9.20]', (text, country, digits) => {
  const typed = typePhone(emptyPhone, text, codes)
  expect(typed.country).toBe(country)
  expect(encodeTypedPhone(typed, codes)).toBe(digits)
})

const typed = [
  ['az', '994501234567', '994501234567'],
  ['nl', '0612345678', '31612345678'],
  ['de', '01512345678', '491512345678'],
  ['it', '0612345678', '390612345678'],
  ['ca', '4165550100', '14165550100'],
  ['kz', '9161234567', '79161234567'],
  ['kz', '+1 416 555 0100', '14165550100'],
] as const
test.each(typed)('in the field of %s %s is sent as %s [5.2]', (country, text, digits) => {
  expect(encodeTypedPhone(typePhone({ country, digits: '' }, text, codes), codes)).toBe(digits)
})

it('keeps the chosen country where several share a dial code', () => {
  expect(typePhone({ country: 'ca', digits: '' }, '+1416', codes).country).toBe('ca')
})

test.each([
  ['', '', '(___) ___-__-__'],
  ['9', '(9', '__) ___-__-__'],
  ['916', '(916', ') ___-__-__'],
  ['9161234567', '(916) 123-45-67', ''],
  ['91612345678', '(916) 123-45-67 8', ''],
])('the digits %j are formatted as %j, and %j is missing', (digits, text, missing) => {
  expect(writeTypedPhone({ country: 'ru', digits }, codes)).toEqual({ text, missing })
})

it('without the list a number of another country is complete, with its plus', () => {
  const typed = typePhone(emptyPhone, '+374 10 123456', [])
  expect(writeTypedPhone(typed, [])).toEqual({ text: '+374 101 234 56', missing: '' })
  expect(encodeTypedPhone(typed, [])).toBe('37410123456')
  expect(encodeTypedPhone(typePhone(emptyPhone, '8 916 123-45-67', []), [])).toBe('79161234567')
})

it('an emptied field returns to the first country', () => {
  expect(typePhone({ country: null, digits: '9' }, '', codes)).toEqual(emptyPhone)
})

test.each([
  ['79161234567', '+7 (916) 123-45-67'],
  ['37410123456', '+374 10 123456'],
  ['99912345678', '+999 123 456 78'],
])('%s is formatted as %s', (whole, text) => {
  expect(formatPhoneNumber(whole, codes)).toBe(text)
})

it('the formatted number reads back as the same number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{4,14}$/), (whole) => {
      const typed = readWholePhone(whole, codes, null)
      expect(encodeTypedPhone(typed, codes)).toBe(whole)
      const { text } = writeTypedPhone(typed, codes)
      if (typed.country === null || typed.digits.length <= 9)
        expect(typePhone(typed, text, codes).digits.length).toBeLessThanOrEqual(typed.digits.length)
      expect(formatPhoneNumber(whole, codes).replace(/\D/g, '')).toBe(whole)
    }),
  )
})

it('any input is sent as at most fifteen digits', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('ru', 'az', 'ax', null), (text, country) => {
      expect(encodeTypedPhone(typePhone({ country, digits: '' }, text, codes), codes)).toMatch(/^\d{0,15}$/)
    }),
  )
})

it('the caret stays before the same digits', () => {
  expect(findPhoneCaret('(916) 1', 0)).toBe(7)
  expect(findPhoneCaret('(916) 1', 1)).toBe(4)
  expect(findPhoneCaret('(916) 1', 1, true)).toBe(6)
  expect(findPhoneCaret('(916) 1', 4)).toBe(0)
  expect(findPhoneCaret('+374', 3)).toBe(1)
  expect(findPhoneCaret('', 0)).toBe(0)
})
