import { Registration } from '@yanta/contract'
import { serverData } from '@yanta/contract/fixtures'
import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import {
  type RegistrationFields,
  buildRegistration,
  findRegistrationProblems,
  guessCurrency,
  readContact,
} from './registration-rules.ts'

const today = '2026-11-20'
const fields: RegistrationFields = {
  type: 'phone',
  phone: '79161234567',
  email: '',
  password: 'amber-in-the-sea',
  currency: 'RUB',
  birthday: '17.05.1990',
  promoCode: '',
  acceptsTerms: true,
  wantsNews: false,
}
const rulesOf = (changes: Partial<RegistrationFields>) =>
  Object.entries(findRegistrationProblems({ ...fields, ...changes }, today)).map(
    ([name, problem]) => `${name} ${problem.rule}`,
  )

const answers: [Partial<RegistrationFields>, string[]][] = [
  [{}, []],
  [{ phone: '' }, ['phone required']],
  [{ phone: '7916' }, ['phone minPhoneLength']],
  [{ type: 'email', phone: '' }, ['email required']],
  [{ type: 'email', email: 'vera@' }, ['email email']],
  [{ type: 'email', email: ' Vera@Example.com ' }, []],
  [{ password: '' }, ['password required']],
  [{ password: 'пароль123' }, ['password notCyrillic']],
  [{ password: 'amber' }, ['password minLength']],
  [{ birthday: '' }, ['birthday required']],
  [{ birthday: '17.05' }, ['birthday invalidDate']],
  [{ birthday: '31.02.1990' }, ['birthday invalidDate']],
  [{ birthday: '21.11.2008' }, ['birthday underageDate']],
  [{ birthday: '20.11.2008' }, []],
  [{ promoCode: 'AMBER!' }, ['promoCode alphaNum']],
  [{ promoCode: ' ЯНТАРЬ-26 ' }, []],
  [{ acceptsTerms: false }, ['acceptsTerms required']],
]
test.each(answers)('with %j the form reports %j [5.2-5.3], [5.10-5.12]', (changes, rules) => {
  expect(rulesOf(changes)).toEqual(rules)
})

const beside = {
  proven: { type: 'phone', value: '79161234567', proof: 'proof-example-0001' },
  termsVersion: serverData.registrationConfig.termsVersion,
  referral: null,
} as const

it('the request fits the contract, with the accepted version of the terms [7.4]', () => {
  const sent = buildRegistration(
    { ...fields, promoCode: ' AMBER ', wantsNews: true },
    { ...beside, referral: { code: 'p1p2pAb3d', subid: 'x.1' } },
  )
  expect(v.is(Registration, sent)).toBe(true)
  expect(sent).toMatchObject({
    birthday: '1990-05-17',
    promoCode: 'AMBER',
    acceptedTerms: '2026-11-20',
    referralCode: 'p1p2pAb3d',
    subid: 'x.1',
    wantsNews: true,
  })
})

it('empty optional fields are not sent', () => {
  expect(Object.keys(buildRegistration(fields, beside))).not.toEqual(expect.arrayContaining(['promoCode']))
  expect(buildRegistration(fields, beside)).not.toHaveProperty('referralCode')
})

it('an e-mail address is case-insensitive', () => {
  expect(readContact({ type: 'email', phone: '', email: ' Vera@Example.com' })).toEqual({
    type: 'email',
    value: 'vera@example.com',
  })
})

test.each([
  [['ru'], 'RUB'],
  [['ru-RU', 'en-US'], 'RUB'],
  [['kk-KZ'], 'KZT'],
  [['de-DE'], 'EUR'],
  [['en-CA'], 'CAD'],
  [['sr-Latn-RS'], 'RUB'],
  [['en'], 'RUB'],
  [[], 'RUB'],
])('the languages %j preselect %s', (languages, currency) => {
  expect(guessCurrency(languages, serverData.currencies)).toBe(currency)
})

it('a currency that is not offered is not preselected', () => {
  expect(guessCurrency(['kk-KZ'], ['EUR', 'USD'])).toBe('EUR')
})
