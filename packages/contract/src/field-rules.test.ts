import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  encodePhone,
  fieldRules,
  findBirthdayProblem,
  findCodeProblem,
  findEmailProblem,
  findNameProblem,
  findNicknameProblem,
  findPasswordProblem,
  findPhoneProblem,
  findPromoCodeProblem,
  findRepeatProblem,
  findTextProblem,
  isReferralCode,
  longestInput,
} from './field-rules.ts'

const digits = (count: number) => '7'.repeat(count)

const codes = [
  ['', { rule: 'required' }],
  ['123', { rule: 'minLength', min: 4 }],
  ['1234', null],
  ['0000', null],
  ['12345', { rule: 'maxLength', max: 4 }],
  ['12-3', { rule: 'minLength', min: 4 }],
  ['12 4', { rule: 'minLength', min: 4 }],
  ['١٢٣٤', { rule: 'minLength', min: 4 }],
  ['123\n', { rule: 'minLength', min: 4 }],
] as const
test.each(codes)('the code %j of a message is four digits: %o', (code, problem) => {
  expect(findCodeProblem(code)).toEqual(problem)
})

const phones = [
  ['', { rule: 'required' }],
  [digits(7), { rule: 'minPhoneLength', min: 8 }],
  [digits(8), null],
  [digits(15), null],
  [digits(16), { rule: 'maxLength', max: 15 }],
  ['+79991234567', { rule: 'minPhoneLength', min: 8 }],
  ['7 999 123-45-67', { rule: 'minPhoneLength', min: 8 }],
] as const
test.each(phones)('the phone %j has 8 to 15 digits and nothing else [5.2]: %o', (phone, problem) => {
  expect(findPhoneProblem(phone)).toEqual(problem)
})

test('a phone may be optional [5.2]', () => {
  expect(findPhoneProblem('', { isOptional: true })).toBeNull()
  expect(findPhoneProblem(digits(7), { isOptional: true })).toEqual({ rule: 'minPhoneLength', min: 8 })
})

const masked = [
  ['7', '(999) 123-45-67', '79991234567'],
  ['+380', '44 123 45 67', '380441234567'],
  ['994', '', '994'],
  ['', '##-##', ''],
] as const
test.each(masked)('%j and the masked digits %j are sent as %j [5.2]', (dialCode, masked, sent) => {
  expect(encodePhone(dialCode, masked)).toBe(sent)
})

test('only the digits of a phone are sent, in their order [5.2]', () => {
  const noise = fc.stringMatching(/^[^0-9]{0,3}$/)
  fc.assert(
    fc.property(fc.array(fc.tuple(noise, fc.nat(9)), { maxLength: 20 }), (typed) => {
      expect(encodePhone('+7', typed.map(([sign, digit]) => `${sign}${digit}`).join(''))).toBe(
        `7${typed.map(([, digit]) => digit).join('')}`,
      )
    }),
  )
})

const emails = [
  'a@b.ru',
  'vera@example.com',
  ' Vera@Example.COM ',
  "o'brien@example.ie",
  'first.last+tag@sub.domain.co.uk',
  '_x_@ex-ample.com',
  '1@2.io',
  'user@xn--80ak6aa92e.xn--p1ai',
  'a@b--c.com',
  `${'a'.repeat(64)}@example.com`,
  'i@x.museum',
]
test.each(emails)('%j is an e-mail address [5.3]', (email) => {
  expect(findEmailProblem(email)).toBeNull()
})

const noEmails = [
  'a',
  '@',
  'a@',
  '@b.ru',
  'a@b',
  'a@b.',
  'a@.ru',
  'a@b..ru',
  'a@-b.ru',
  'a@b-.ru',
  '.a@b.ru',
  'a.@b.ru',
  'a..b@b.ru',
  'a b@c.ru',
  'a@b c.ru',
  'a@b@c.ru',
  'a,b@c.ru',
  'почта@пример.рф',
  'a@b.r',
  'a@b.1',
  'a@1.2.3.4',
  'a@[127.0.0.1]',
  '"a"@b.ru',
  'a@b.ru\nbcc: c@d.ru',
  'a@b.ru, c@d.ru',
  'Vera <vera@example.com>',
  `a@${'b'.repeat(64)}.ru`,
  'a@b_c.ru',
]
test.each(noEmails)('%j is not an e-mail address [5.3]', (email) => {
  expect(findEmailProblem(email)).toEqual({ rule: 'email' })
})

test('an e-mail address is required unless it is optional [5.3]', () => {
  expect([findEmailProblem(''), findEmailProblem('  '), findEmailProblem('', { isOptional: true })]).toEqual([
    { rule: 'required' },
    { rule: 'required' },
    null,
  ])
})

test('any combination of valid parts is an e-mail address, whatever its case [5.3]', () => {
  const part = fc.stringMatching(/^[a-z\d]{1,8}$/)
  const address = fc.tuple(
    fc.array(part, { minLength: 1, maxLength: 3 }),
    fc.array(part, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('ru', 'com', 'casino', 'kz'),
  )
  fc.assert(
    fc.property(address, ([local, domain, end]) => {
      const email = `${local.join('.')}@${domain.join('.')}.${end}`
      expect([findEmailProblem(email), findEmailProblem(email.toUpperCase())]).toEqual([null, null])
    }),
  )
})

describe('a name consists of letters, digits, spaces and hyphens [5.8]', () => {
  const names = [
    'Вера',
    'Анна Мария',
    'Римский-Корсаков',
    'Ілля Ґалаґан',
    'Єва Їжакевич',
    'Әсел Қанатқызы',
    'Өмірұлы Ғ',
    'Ёлкин',
    'Anna',
    'Zoë Müller',
    'Łukasz Żółw',
    'Nguyễn',
    'Əli',
    'Ivan 2',
    'Jean\tPaul',
    'Jean\u00A0Paul',
    'я'.repeat(35),
    'Zoe\u0308',
    'и\u0306',
  ]
  test.each(names)('%j is a name [5.4], [5.8]', (name) => {
    expect(findNameProblem(name)).toBeNull()
  })

  const noNames = [
    "Мар'яна",
    'O’Neill',
    'Anna.',
    'Анна_Б',
    'Ann@',
    '李',
    'Αθηνά',
    'Արամ',
    'גל',
    '😀',
    'Ⅷ',
    'ﬁn',
    'Ａnna',
    'Anna\u0338',
    'А\u0301\u0301\u0301',
    '\u0301',
    '×',
    '÷',
    'ªnna',
    'Anna\u200D',
    'Anna\u202E',
    '<b>',
    'Анна҂',
    '٣',
  ]
  test.each(noNames)('%j is not a name: letters, digits, spaces and hyphens only [5.4], [5.8]', (name) => {
    expect(findNameProblem(name)).toEqual({ rule: 'nameValidationRule' })
  })
})

const wrongNames = [
  ['', { rule: 'required' }],
  [' \t', { rule: 'required' }],
  ['я'.repeat(36), { rule: 'maxLength', max: 35 }],
  ['!'.repeat(36), { rule: 'maxLength', max: 35 }],
] as const
test.each(wrongNames)('the name %j is refused [5.4]: %o', (name, problem) => {
  expect(findNameProblem(name)).toEqual(problem)
})

test('a name may be optional [5.4]', () => {
  expect(findNameProblem('', { isOptional: true })).toBeNull()
})

test('a text has up to 150 characters [5.5]', () => {
  expect([
    findTextProblem('я'.repeat(150)),
    findTextProblem('я'.repeat(151)),
    findTextProblem(' '.repeat(151), { isOptional: true }),
  ]).toEqual([null, { rule: 'maxLength', max: 150 }, { rule: 'maxLength', max: 150 }])
  expect([findTextProblem(' '), findTextProblem(' ', { isOptional: true })]).toEqual([
    { rule: 'required' },
    null,
  ])
})

test('every message of a rule has its key [5.6]', () => {
  expect([...fieldRules].toSorted()).toEqual([
    'alphaNum',
    'email',
    'invalidDate',
    'latinInput',
    'maxLength',
    'minLength',
    'minPhoneLength',
    'nameValidationRule',
    'notCyrillic',
    'promoCode',
    'required',
    'sameAsPassword',
    'underageDate',
  ])
})

const nicknames = [
  ['vera', null],
  ['V.e-r.a', null],
  ['007', null],
  ['abc', null],
  ['a'.repeat(20), null],
  ['', { rule: 'required' }],
  ['ab', { rule: 'minLength', min: 3 }],
  ['a'.repeat(21), { rule: 'maxLength', max: 20 }],
  ['вера', { rule: 'latinInput' }],
  ['vеra', { rule: 'latinInput' }],
  ['vera_1', { rule: 'latinInput' }],
  ['ve ra', { rule: 'latinInput' }],
  ['Zoë', { rule: 'latinInput' }],
  ['vera\n', { rule: 'latinInput' }],
] as const
test.each(nicknames)('the nickname %j follows the latin-input rule [5.6]: %o', (nickname, problem) => {
  expect(findNicknameProblem(nickname)).toEqual(problem)
})

test.each([
  ['', null],
  ['  ', null],
  ['WELCOME-2026', null],
  ['подарок7', null],
  [' SPIN ', null],
  ['A'.repeat(150), null],
  ['A'.repeat(151), { rule: 'maxLength', max: 150 }],
  ['A B', { rule: 'alphaNum' }],
  ['A_B', { rule: 'alphaNum' }],
  ['50%', { rule: 'alphaNum' }],
  ["';--", { rule: 'alphaNum' }],
])('the promo code %j: %o; only the platform knows whether it exists', (code, problem) => {
  expect(findPromoCodeProblem(code)).toEqual(problem)
})

const today = '2026-11-21'

const noBirthdays = [
  '31.12.1990',
  '1990-02-30',
  '1990-13-01',
  '1990-00-10',
  '1990-1-1',
  '2023-02-29',
  '1899-12-31',
  '2026-11-22',
  '9999-12-31',
  '0090-01-01',
  '1990-12-31T00:00',
  'вчера',
  '1990-12-31\n',
]
test.each(noBirthdays)('%j is refused as a date of birth [5.10]', (birthday) => {
  expect(findBirthdayProblem(birthday, today)).toEqual({ rule: 'invalidDate' })
})

const birthdays = [
  ['1990-05-17', today, null],
  ['1900-01-01', today, null],
  ['2008-11-21', today, null],
  ['2008-11-22', today, { rule: 'underageDate' }],
  [today, today, { rule: 'underageDate' }],
  ['', today, { rule: 'required' }],
  ['2008-02-29', '2026-02-28', { rule: 'underageDate' }],
  ['2008-02-29', '2026-03-01', null],
  ['2010-02-28', '2028-02-29', null],
  ['2010-03-01', '2028-02-29', { rule: 'underageDate' }],
  ['2008-12-31', '2026-12-31', null],
  ['2009-01-01', '2026-12-31', { rule: 'underageDate' }],
] as const
test.each(birthdays)('born on %j, of age on %j or not [5.11]: %o', (birthday, day, problem) => {
  expect(findBirthdayProblem(birthday, day)).toEqual(problem)
})

test('a player of age stays of age, and none is before the eighteenth birthday [5.11]', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [birthday, day] = [one, other].map((date) => date.toISOString().slice(0, 10)).toSorted() as [
        string,
        string,
      ]
      const [years, rest] = [
        Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)),
        day.slice(5) >= birthday.slice(5),
      ]
      expect(findBirthdayProblem(birthday, day)).toEqual(
        years > 18 || (years === 18 && rest) ? null : { rule: 'underageDate' },
      )
    }),
  )
})

const passwords = [
  ['', { rule: 'required' }],
  ['1234567', { rule: 'minLength', min: 8 }],
  ['12345678', null],
  ['a'.repeat(150), null],
  ['a'.repeat(151), { rule: 'maxLength', max: 150 }],
  ['        ', null],
  ['p@ß wörd 李', null],
  ['pаssword', { rule: 'notCyrillic' }],
  ['ї', { rule: 'notCyrillic' }],
  ['passwordҚ', { rule: 'notCyrillic' }],
  [`${'a'.repeat(200)}я`, { rule: 'notCyrillic' }],
] as const
test.each(passwords)('the password %j has no Cyrillic letter [5.12]: %o', (password, problem) => {
  expect(findPasswordProblem(password)).toEqual(problem)
})

test('one Cyrillic letter anywhere makes a password invalid [5.12]', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(...'аяёАЯЁіїєґқәөү'),
      fc.string({ maxLength: 60 }),
      (before, letter, after) => {
        expect(findPasswordProblem(before + letter + after)).toEqual({ rule: 'notCyrillic' })
      },
    ),
  )
})

const repetitions = [
  ['', { rule: 'required' }],
  ['secret-7', null],
  ['Secret-7', { rule: 'sameAsPassword' }],
  ['secret-7 ', { rule: 'sameAsPassword' }],
] as const
test.each(repetitions)('the repeated password %j must be equal [5.13]: %o', (repeated, problem) => {
  expect(findRepeatProblem(repeated, 'secret-7')).toEqual(problem)
})

const referralCodes = ['p1p2pAb3Z', 'p10p200pabcdt5', 'p1p2pABCDf7', 'p1p2pABCDl9', 'p1p2p0000t1f2l3']
test.each(referralCodes)('%s is a referral code [5.15]', (code) => {
  expect(isReferralCode(code)).toBe(true)
})

const noReferralCodes = [
  '',
  'p1p2pAb3',
  'p1p2pAb3Zx',
  'p1p2pAb3Zf1t2',
  'P1p2pAb3Z',
  'p1p2pAb3Z\n',
  'p1p2pАб3Я',
  `p${'1'.repeat(99)}p2pAb3Z`,
  null,
  undefined,
]
test.each(noReferralCodes)('%j is refused as a referral code [5.15]', (code) => {
  expect(isReferralCode(code)).toBe(false)
})

const hostile = [
  'a',
  '1',
  '-',
  '.',
  'a.',
  'a-',
  '.a',
  'a@',
  '@a',
  'p1',
  '1p',
  't1',
  ' ',
  '\t',
  'я',
  'я-',
  '+',
  '_',
  'xn--',
  'a.a-',
  '\u0301',
]
const rules = {
  findTextProblem,
  findCodeProblem,
  findPhoneProblem,
  findEmailProblem,
  findNameProblem,
  findPasswordProblem,
  findPromoCodeProblem,
  findNicknameProblem,
  isReferralCode,
}

/** The least of several times, each of many runs: other load on the machine only makes a run longer. */
function timeOf(run: () => unknown): number {
  return Math.min(
    ...Array.from({ length: 3 }, () => {
      const startedAt = performance.now()
      for (let turn = 0; turn < 40; turn += 1) run()
      return performance.now() - startedAt
    }),
  )
}

// With ten times the characters a backtracking pattern takes a hundred or a thousand times as long, an exponential one for ever.
test.each(Object.entries(rules))(
  '%s takes about as long for three hundred hostile characters as for thirty',
  (_name, rule) => {
    for (const unit of hostile) {
      for (const end of ['', '!', '@', '@a.a', '\n']) {
        const build = (length: number) => `${unit.repeat(length).slice(0, length - end.length)}${end}`
        const short = Math.max(
          timeOf(() => rule(build(30))),
          0.01,
        )
        // The longest input of a field, and a longer one.
        for (const length of [longestInput, 300])
          expect(timeOf(() => rule(build(length))) / short, JSON.stringify(unit + end)).toBeLessThan(100)
      }
    }
  },
)

test('for any text a rule returns a key of its list or null', () => {
  const answers = new Set<string | null>([null, ...fieldRules])
  const answering = [
    findTextProblem,
    findCodeProblem,
    findPhoneProblem,
    findEmailProblem,
    findNameProblem,
    findPasswordProblem,
    findPromoCodeProblem,
    findNicknameProblem,
    (text: string) => findBirthdayProblem(text, today),
  ]
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2 * longestInput }), (text) => {
      // One expectation per text: each takes vitest milliseconds.
      const given = answering.map((rule) => rule(text)?.rule ?? null)
      expect(given.filter((answer) => !answers.has(answer))).toEqual([])
    }),
  )
})
