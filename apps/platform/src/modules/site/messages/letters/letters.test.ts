import { readBrand } from '@yanta/brand'
import { locales, VerificationDecline, VerificationKind } from '@yanta/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AccountNews, buildAccountLetter } from './account-letters.ts'
import { buildCodeLetter } from './code-letters.ts'
import { buildDocumentLetter, type DocumentNews } from './document-letters.ts'
import { buildCodeText, fitsOneSegment } from './code-text.ts'
import type { CodeLetter } from './code-request.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

const letterhead = { brand: readBrand('ferna'), siteOrigin: 'https://ferna.example' }
const place = { at: new Date('2026-11-20T12:00:00Z'), device: 'Firefox, Windows', address: '203.0.113.7' }
const purposes = ['login', 'registration', 'restore', 'contact', 'payout'] as const
const news: AccountNews[] = [
  { kind: 'welcome' },
  { kind: 'new-device', ...place },
  { kind: 'password-changed', ...place },
  { kind: 'totp-on', ...place },
  { kind: 'totp-off', ...place },
  { kind: 'passkey-added', ...place },
  { kind: 'totp-removed', at: place.at },
  { kind: 'contact-changed', type: 'email', contact: 'b@example.com', at: place.at },
  { kind: 'contact-changed', type: 'phone', contact: '+79990001122', at: place.at },
]
const codeLetters: CodeLetter[] = purposes.flatMap((purpose) =>
  [true, false].map((hasAccount) => ({
    code: '4071',
    purpose,
    hasAccount,
    ...(purpose === 'restore' && hasAccount && { link: '/new-password/abc' }),
  })),
)
const documents: DocumentNews[] = [
  ...VerificationKind.options.map((kind) => ({
    kind,
    event: 'approved' as const,
    reasons: [],
    comment: null,
  })),
  { kind: 'identity', event: 'declined', reasons: VerificationDecline.options, comment: null },
]
const letters: [string, 'ru' | 'en', Letter][] = locales.flatMap((locale) => [
  ...documents.map((each): [string, 'ru' | 'en', Letter] => [
    `${each.kind} ${each.event}`,
    locale,
    buildDocumentLetter(locale, each),
  ]),
  ...codeLetters.map((codeLetter): [string, 'ru' | 'en', Letter] => [
    `${codeLetter.purpose}, account: ${codeLetter.hasAccount}`,
    locale,
    buildCodeLetter(locale, codeLetter),
  ]),
  ...news.map((each): [string, 'ru' | 'en', Letter] => [each.kind, locale, buildAccountLetter(locale, each)]),
])

describe.each(letters)('the letter of %s in %s', (_name, locale, letter) => {
  const { subject, text, html } = renderLetter(letterhead, locale, letter)

  test('is in its language, with the name of the site filled in', () => {
    expect(/[а-яё]/i.test(subject)).toBe(locale === 'ru')
    expect(html).toContain(`lang="${locale}"`)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined/)
    expect(subject).toMatch(locale === 'ru' ? /Ферн/ : /Ferna/)
  })

  test('has the same content as text and as HTML', () => {
    const words = html
      .replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ')
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    for (const part of [...letter.paragraphs, ...letter.small].map((each) => each.split('{')[0]!)) {
      expect(text).toContain(part)
      expect(words).toContain(part)
    }
  })

  test('loads nothing and links only to the site', () => {
    expect(html).not.toMatch(/<img|<link|url\(|src=|<script/)
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => new URL(address!).origin)).toEqual(
      expect.arrayContaining(['https://ferna.example']),
    )
    expect(
      [...html.matchAll(/href="([^"]*)"/g)].every(([, address]) =>
        address!.startsWith('https://ferna.example/'),
      ),
    ).toBe(true)
  })
})

const buttons = [
  ['new-device', 'Проверить входы', 'Check your devices', '/profile/security'],
  ['totp-on', 'Открыть защиту входа', 'Open login security', '/profile/security'],
  ['totp-removed', 'Открыть защиту входа', 'Open login security', '/profile/security'],
  ['passkey-added', 'Открыть защиту входа', 'Open login security', '/profile/security'],
  ['password-changed', 'Задать новый пароль', 'Set a new password', '/remind'],
  ['totp-off', 'Задать новый пароль', 'Set a new password', '/remind'],
] as const
test.each(buttons)('the button of the letter %s opens the screen it names', (kind, ru, en, to) => {
  const letter = news.find((each) => each.kind === kind)!
  expect(buildAccountLetter('ru', letter).button).toEqual({ label: ru, to })
  expect(buildAccountLetter('en', letter).button).toEqual({ label: en, to })
})

test('the English texts say e-mail, not letter', () => {
  const english = letters.filter(([, locale]) => locale === 'en')
  expect(english.length).toBeGreaterThan(3)
  for (const [, , { paragraphs, small }] of english)
    expect([...paragraphs, ...small].join(' ')).not.toMatch(/\bletters?\b/i)
})

test('a recovery letter has the link and the code for a new password', () => {
  const { subject, text, html } = renderLetter(
    letterhead,
    'ru',
    buildCodeLetter('ru', { code: '4071', purpose: 'restore', hasAccount: true, link: '/new-password/abc' }),
  )
  for (const part of [text, html]) {
    expect(part).toContain('https://ferna.example/new-password/abc')
    expect(part).toContain('4071')
  }
  expect(subject).toMatch(/^4071 — /)
})

test('the letter reveals an existing account to a person registering, and a missing one to a person recovering', () => {
  const subjectOf = (purpose: CodeLetter['purpose'], hasAccount: boolean) =>
    renderLetter(letterhead, 'en', buildCodeLetter('en', { code: '4071', purpose, hasAccount })).subject
  expect(subjectOf('registration', true)).toBe('4071 — you already have a Ferna account')
  expect(subjectOf('restore', false)).toBe('4071 — no Ferna account with this address')
})

test('any device name is shown as text and has no effect', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '',
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '{brand}',
        '\r\nBcc: all@example.com',
      ),
      (noise, attack) => {
        const { subject, html } = renderLetter(
          letterhead,
          'en',
          buildAccountLetter('en', { kind: 'new-device', ...place, device: noise + attack }),
        )
        expect(html).not.toMatch(/<script|<img/)
        expect(subject).toBe('Ferna: login from a new device')
      },
    ),
  )
})

describe('a text message', () => {
  const names = { ru: letterhead.brand.names.ru, en: letterhead.brand.names.en }

  test.each([
    ['ru', 'login', 'localhost', '4071 — код для входа, Ферна. Никому его не говорите.\n@localhost #4071'],
    ['ru', 'registration', 'ferna.example', '4071 — код для регистрации, Ферна.\n@ferna.example #4071'],
    ['ru', 'restore', 'ferna.example', '4071 — код для нового пароля, Ферна.\n@ferna.example #4071'],
    [
      'ru',
      'login',
      'play.with-a-very-very-long-name.example',
      '4071 — код Ферны.\n@play.with-a-very-very-long-name.example #4071',
    ],
    ['en', 'login', 'ferna.example', '4071 is your Ferna login code. Never share it.\n@ferna.example #4071'],
  ] as const)('in %s for %s on %s is %j', (locale, purpose, host, expected) => {
    expect(buildCodeText(locale, names[locale], { code: '4071', purpose }, host)).toBe(expected)
  })

  test('is one segment that begins with the code, whatever the site is called', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom(...purposes),
        fc.string({ maxLength: 90 }),
        fc.nat(60),
        (locale, purpose, brand, length) => {
          const text = buildCodeText(
            locale,
            { brand, brandGenitive: brand },
            { code: '0042', purpose },
            `${'h'.repeat(length)}.example`,
          )
          expect(text).toMatch(/^0042/)
          expect(fitsOneSegment(text)).toBe(true)
        },
      ),
    )
  })
})
