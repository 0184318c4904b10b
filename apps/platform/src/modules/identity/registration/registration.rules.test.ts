import { Refusal } from '@yanta/server'
import { describe, expect, test } from 'vitest'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'
import { checkRegistration, type RegistrationRules } from './registration.rules.ts'

const rules: RegistrationRules = {
  currencies: [
    { code: 'RUB', startingBalance: 1_000_000 },
    { code: 'EUR', startingBalance: 10_000 },
  ],
  termsVersion: '2026-11-20',
}
const form = { birthday: '1990-05-17', currency: 'RUB', acceptedTerms: '2026-11-20' } as const
const check = (change: object, today = '2026-11-21') => {
  try {
    return checkRegistration({ ...form, ...change }, rules, today)
  } catch (error) {
    return error
  }
}

describe('the age of a new player [9.24]', () => {
  const ages = [
    ['eighteen today', '2008-11-21', '2026-11-21', true],
    ['eighteen tomorrow', '2008-11-22', '2026-11-21', false],
    ['born on 29 February, on 28 February', '2008-02-29', '2026-02-28', false],
    ['born on 29 February, on 1 March', '2008-02-29', '2026-03-01', true],
    ['eighteen on a 29 February', '2010-02-28', '2028-02-29', true],
    ['a day too young on a 29 February', '2010-03-01', '2028-02-29', false],
    ['eighteen on New Year', '2009-01-01', '2027-01-01', true],
    ['a day before that', '2009-01-01', '2026-12-31', false],
  ] as const
  test.each(ages)('a person %s may register or not [1.5], [9.24]', (_who, birthday, today, isOldEnough) => {
    const verdict = check({ birthday }, today)
    if (isOldEnough) expect(verdict).toMatchObject({ startingBalance: 1_000_000 })
    else expect(verdict).toEqual(new InvalidRequest([{ field: 'birthday', rule: 'underageDate' }]))
  })
})

const noDates = ['2007-02-29', '2026-11-22', '1899-12-31', '17.05.1990', '1990-5-17', '1990-13-01']
test.each(noDates)('%s is not a valid date of birth [5.10]', (birthday) => {
  expect(check({ birthday })).toMatchObject({ fields: [{ field: 'birthday', rule: 'invalidDate' }] })
})

test("each currency has its own starting balance, and another one than the site's is refused", () => {
  expect(check({ currency: 'EUR' })).toMatchObject({ startingBalance: 10_000 })
  expect(check({ currency: 'CAD' })).toMatchObject({ fields: [{ field: 'currency' }] })
})

test('outdated terms are refused', () => {
  expect(check({ acceptedTerms: '2026-11-19' })).toEqual(
    new Refusal('terms_changed', { field: 'acceptedTerms' }),
  )
})
