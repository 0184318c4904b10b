import { runsOf } from '../../../tools/testing/property-strength.ts'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Email, MessageCode, Nickname, Password, Phone, ProfileChange, Registration } from './accounts.ts'
import {
  type FieldProblem,
  encodePhone,
  findCodeProblem,
  findEmailProblem,
  findNameProblem,
  findNicknameProblem,
  findPasswordProblem,
  findPhoneProblem,
  findPromoCodeProblem,
  findTextProblem,
  isReferralCode,
} from './field-rules.ts'

/** A form sends only the digits of a typed phone or code. */
const findCapped = (typed: string) => findTextProblem(typed, { isOptional: true })
const optional = { isOptional: true }
const { promoCode, referralCode } = Registration.entries
const { firstname, lastname, middlename } = ProfileChange.entries

const pairs: [
  name: string,
  schema: v.GenericSchema<any, unknown>,
  findProblem: (text: string) => FieldProblem | null,
][] = [
  ['phone', Phone, (typed) => findCapped(typed) ?? findPhoneProblem(encodePhone('', typed))],
  ['email', Email, findEmailProblem],
  ['code', MessageCode, (typed) => findCapped(typed) ?? findCodeProblem(encodePhone('', typed))],
  ['password', Password, findPasswordProblem],
  ['nickname', Nickname, findNicknameProblem],
  ['promoCode', promoCode, findPromoCodeProblem],
  ['firstname', firstname, (text) => findNameProblem(text, optional)],
  ['lastname', lastname, (text) => findNameProblem(text, optional)],
  ['middlename', middlename, (text) => findNameProblem(text, optional)],
]

/** Valid values, valid values with additions, and arbitrary text. */
const good = fc.constantFrom(
  '79991234567',
  '+7 (999) 123-45-67',
  'vera@example.com',
  "o'brien@example.ie",
  '1234',
  '12-34',
  'p@ssword-7',
  'vera.2',
  'WELCOME-7',
  'Анна Мария',
  'Ґалаґан',
  'Zoë',
  'p1p2pAb3Zt1',
  '',
)
const anything = fc.string({ unit: 'binary', maxLength: 400 })
const letters = fc.string({ unit: fc.constantFrom(...'aZ09@.-_ \tяїқ!\u0301'), maxLength: 40 })
const typed = fc.oneof(
  good,
  letters,
  anything,
  fc.tuple(good, letters).map((parts) => parts.join('')),
  fc.tuple(good, fc.nat(300)).map(([text, count]) => text.padEnd(count, 'a')),
)

test.each(pairs)(
  'the platform accepts as %s exactly the values that a form accepts, and names the same rule',
  (_name, schema, findProblem) => {
    fc.assert(
      fc.property(typed, (text) => {
        const problem = findProblem(text)
        const { success, issues } = v.safeParse(schema, text)
        expect(success).toBe(problem === null)
        if (problem && text.length <= 150)
          expect(issues?.map(({ message }) => message)).toEqual([problem.rule])
      }),
      { numRuns: runsOf(150) },
    )
  },
)

test("the platform accepts as an affiliate's code exactly the texts that a page stores as one [5.15]", () => {
  fc.assert(
    fc.property(
      fc.oneof(typed, fc.stringMatching(/^p\d{1,3}p\d{1,3}p[A-Za-z0-9]{3,5}(t\d)?(f\d)?(l\d)?$/)),
      (text) => {
        expect(v.is(referralCode, text)).toBe(isReferralCode(text))
      },
    ),
  )
})

const spellings = [
  [Phone, '+7 (999) 123-45-67', '79991234567'],
  [Email, ' Vera@Example.COM ', 'vera@example.com'],
  [MessageCode, '12-34', '1234'],
  [promoCode, ' SPIN ', 'SPIN'],
  [firstname, ' Анна ', 'Анна'],
] as const
test.each(spellings)('an accepted value is normalised to one spelling [5.2]', (schema, text, normalised) => {
  expect(v.parse(schema as v.GenericSchema, text)).toBe(normalised)
})
