import {
  currencies,
  getBalance,
  getProfile,
  getWelcomeOffer,
  listGifts,
  login,
  registerPlayer,
  type Registration,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { solveCaptcha } from '../../../testing/solve-captcha.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { letPass } from '../codes/testing/last-message.ts'
import { checkLedger } from '../../money/ledger/ledger.service.ts'
import { register as registerAt, type RegistrationOffer } from './registration.service.ts'
import {
  buildForm,
  createNewcomer,
  password,
  proveContact,
  register,
  termsVersion,
} from './testing/newcomer.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

let people = 0
const nextEmail = () => `newcomer-${(people += 1)}@example.com`
const nextPhone = () => `7900${String((people += 1)).padStart(7, '0')}`
const prove = (email = nextEmail()) => proveContact(platform, 'email', email)
const find = async (contact: string) =>
  (
    await sql<
      Record<string, unknown> & { id: number }
    >`select * from users where email = ${contact} or phone = ${contact}`.execute(platform.db)
  ).rows
const count = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from users`.execute(platform.db)).rows[0]!.count
const asBearer = ({ token }: { token: string }) => platform.as({ token } as TestPlayer)

describe('a registration', () => {
  test('by phone logs in at once with the phone verified [7.4], [4.14], [1.5]', async () => {
    const phone = nextPhone()
    const { status, body } = await register(
      platform,
      buildForm(await proveContact(platform, 'phone', phone), { type: 'phone', wantsNews: true }),
      { 'accept-language': 'en' },
    )
    expect([status, Object.keys(body)]).toEqual([200, ['token', 'refreshToken', 'expiresIn']])
    const profile = (await asBearer(body).get(getProfile)).body
    expect(profile).toMatchObject({
      registration_contact_type: 'phone',
      phones: [{ value: phone, is_primary: true, is_verified: true }],
      emails: [],
      is_verified: true,
      first_auth: true,
      locale: 'en',
      wants_news: true,
      birthday: '1990-05-17',
      has_chosen_nickname: false,
      nick_name: expect.stringMatching(/^[A-Z][a-z]+[A-Z][a-z]+\d{2,4}$/),
    })
    expect(
      (await platform.as(null).post(login, { body: { type: 'phone', login: phone, password } })).status,
    ).toBe(200)
  })

  test("by e-mail logs in at once, and the letter is a welcome in the player's language, not a report of a new device", async () => {
    const email = nextEmail()
    const { body } = await register(platform, buildForm(await prove(email)))
    expect((await asBearer(body).get(getProfile)).body).toMatchObject({
      emails: [{ email, is_primary: true, is_verified: true }],
      locale: 'ru',
      wants_news: false,
    })
    const id = (await find(email))[0]!.id
    const { rows } = await sql<{
      subject: string
      locale: string
      recipient: string
    }>`select subject, locale, recipient from messages where user_id = ${id}`.execute(platform.db)
    expect(rows).toEqual([
      { subject: expect.stringMatching(/добро пожаловать/i), locale: 'ru', recipient: email },
    ])
    expect(
      (await platform.as(null).post(login, { body: { type: 'email', login: email, password } }, {})).status,
    ).toBe(200)
    expect((await sql`select from messages where user_id = ${id}`.execute(platform.db)).rows).toHaveLength(1)
  })

  test('stores the terms and when they were accepted, the promo code, the affiliate', async () => {
    const email = nextEmail()
    await register(
      platform,
      buildForm(await prove(email), {
        promoCode: ' ЯНТАРЬ-26 ',
        referralCode: 'p12p345pAb1zt7f8l9',
        subid: 'spring_2026',
      }),
    )
    const [row] = await find(email)
    expect(row).toMatchObject({
      terms_version: termsVersion,
      promo_code: 'Янтарь-26',
      referral_code: 'p12p345pAb1zt7f8l9',
      referral_subid: 'spring_2026',
    })
    expect(Math.abs(Date.now() - (row!.terms_accepted_at as Date).getTime())).toBeLessThan(60_000)
    expect(String(row!.password_hash)).toMatch(/^\$argon2id\$/)
  })

  test.each(currencies)(
    'in %s has a wallet, the starting balance of demo mode and the gift with the limit of that currency',
    async (currency) => {
      const { body } = await register(platform, buildForm(await prove(), { currency }))
      const startingBalance = {
        RUB: 1_000_000,
        EUR: 10_000,
        USD: 12_000,
        UAH: 500_000,
        KZT: 6_000_000,
        CAD: 17_000,
      }[currency]
      expect((await asBearer(body).get(getBalance)).body).toMatchObject({
        balance: startingBalance,
        currency,
        bonus: 0,
      })
      expect((await asBearer(body).get(listGifts)).body.data.data).toMatchObject([
        {
          title: '100\u00a0% к\u00a0депозитам',
          type: 'deposit_bonus',
          reason: 'registration',
          state: 'received',
          restrictions: { depositLimits: [{ currency, limit: startingBalance }] },
        },
      ])
    },
  )

  test.each(['RUB', 'EUR'] as const)(
    'in %s grants the very deposit bonus that was told before it: its percent, ceiling, deposits, wager and days',
    async (currency) => {
      const offer = (await platform.as(null).get(getWelcomeOffer, { query: { currency } })).body.data
      const { body } = await register(platform, buildForm(await prove(), { currency }))
      const gift = (await asBearer(body).get(listGifts)).body.data.data[0]!
      const { terms, restrictions, restrictionsState, receivedAt, expiredAt } = gift
      if (terms.type !== 'deposit_bonus') throw new Error(`a ${terms.type} was granted`)
      const { percent, leastDeposit, bonus } = terms
      const days = expiredAt && (Date.parse(expiredAt) - Date.parse(receivedAt)) / 86_400_000
      expect(offer).toEqual({
        percent,
        most: (restrictions.depositLimits[0]!.limit * percent) / 100,
        deposits: restrictionsState.deposits!.most,
        leastDeposit,
        wagerTimes: bonus.wagerTimes,
        days,
      })
      // What a new player can't have done yet is asked for by no gift that is told of.
      expect(restrictions).toMatchObject({ needsPhone: false, needsEmail: false, platform: null, level: 1 })
    },
  )

  test('with a promo code also grants the gift of the code', async () => {
    const { body } = await register(platform, buildForm(await prove(), { promoCode: 'янтарь-26' }))
    const gifts = (await asBearer(body).get(listGifts)).body.data.data
    expect(gifts.map(({ title, reason }) => [title, reason])).toEqual([
      ['Янтарь', 'rest.registration'],
      ['100\u00a0% к\u00a0депозитам', 'registration'],
    ])
  })

  test('leaves the ledger consistent, and credits each player once', async () => {
    expect((await checkLedger(platform.db)).faults).toEqual([])
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ledger_transactions t where scope = 'registration'`.execute(
      platform.db,
    )
    expect(rows[0]!.count).toBe(
      (await sql`select from users where terms_version is not null`.execute(platform.db)).rows.length,
    )
  })
})

describe('a registration is refused', () => {
  const today = async () =>
    (
      await sql<{
        year: number
        rest: string
      }>`select extract(year from day)::int as year, to_char(day, '-MM-DD') as rest from (select (now() at time zone 'utc')::date as day) now`.execute(
        platform.db,
      )
    ).rows[0]!
  const yearsAgo = ({ year, rest }: { year: number; rest: string }, years: number, days = 0) =>
    new Date(Date.parse(`${year - years}${rest}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

  const refusals: [string, Partial<Registration> | (() => Promise<Partial<Registration>>), number, object][] =
    [
      [
        'a day before eighteen [5.11], [9.24]',
        async () => ({ birthday: yearsAgo(await today(), 18, 1) }),
        400,
        { code: 'invalid_request', field: 'birthday', params: { rule: 'underageDate' } },
      ],
      [
        'with a day that is none [5.10]',
        { birthday: '1990-02-30' },
        400,
        { code: 'invalid_request', field: 'birthday', params: { rule: 'invalidDate' } },
      ],
      [
        'without a birthday',
        { birthday: '' },
        400,
        { code: 'invalid_request', field: 'birthday', params: { rule: 'required' } },
      ],
      [
        'in a currency the site does not have',
        { currency: 'GBP' as 'EUR' },
        400,
        { code: 'invalid_request', field: 'currency' },
      ],
      [
        'with Cyrillic in the password [5.12]',
        { password: 'длинныйпароль' },
        400,
        { code: 'invalid_request', field: 'password', params: { rule: 'notCyrillic' } },
      ],
      [
        'with a password known from leaks',
        { password: 'Dragon2024' },
        422,
        { code: 'breached_password', field: 'password' },
      ],
      [
        'after the terms have changed',
        { acceptedTerms: '2025-01-01' },
        409,
        { code: 'terms_changed', field: 'acceptedTerms' },
      ],
      [
        'with a promo code that is none [5.9]',
        { promoCode: 'nothing' },
        422,
        { code: 'wrong_promo_code', field: 'promoCode' },
      ],
      [
        'with signs in the promo code',
        { promoCode: 'no/thing' },
        400,
        { code: 'invalid_request', field: 'promoCode', params: { rule: 'alphaNum' } },
      ],
      [
        'with a referral code of another pattern [5.15]',
        { referralCode: 'p12p345' },
        400,
        { code: 'invalid_request', field: 'referralCode' },
      ],
      ['with a proof of another kind of contact', { type: 'phone' }, 410, { code: 'invalid_proof' }],
      [
        'with a proof nobody issued',
        { proof: `${'a'.repeat(22)}.${'b'.repeat(43)}` },
        410,
        { code: 'invalid_proof' },
      ],
      ['with no proof at all', { proof: '' }, 400, { code: 'invalid_request', field: 'proof' }],
    ]
  let unused: string
  beforeAll(async () => {
    unused = await prove()
  })

  test.each(refusals)('%s, and writes nothing', async (_when, change, status, error) => {
    const before = await count()
    const answer = await register(platform, {
      ...buildForm(unused),
      ...(typeof change === 'function' ? await change() : change),
    })
    expect([answer.status, answer.errors]).toEqual([status, [error]])
    expect(await count()).toBe(before)
  })

  test('but a registration refused for its form may be sent again with the same proof, on the eighteenth birthday too', async () => {
    expect(
      (await register(platform, buildForm(unused, { birthday: yearsAgo(await today(), 18) }))).status,
    ).toBe(200)
  })

  test("for a contact that has an account, and its proof can't be used for anything else [7.4]", async () => {
    const email = nextEmail()
    const proof = await prove(email)
    await sql`insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type) values (${email}, '', 'first', 'RUB', 'ru', 'email')`.execute(
      platform.db,
    )
    expect(await register(platform, buildForm(proof))).toMatchObject({
      status: 409,
      errors: [{ code: 'contact_taken' }],
    })
    expect(await find(email)).toHaveLength(1)
  })

  test('when the proof is older than half an hour, or was used', async () => {
    const email = nextEmail()
    const proof = await prove(email)
    await letPass(platform.db, email, 1801)
    expect(await register(platform, buildForm(proof))).toMatchObject({
      status: 410,
      errors: [{ code: 'invalid_proof' }],
    })
    const used = await prove()
    await register(platform, buildForm(used))
    expect(await register(platform, buildForm(used))).toMatchObject({
      status: 410,
      errors: [{ code: 'invalid_proof' }],
    })
  })

  test('from a blocked region [6.10]', async () => {
    const blocked = await createTestPlatform({ BLOCKED_REGIONS: 'DE', FORCE_REGION: 'DE' })
    expect(await register(blocked, buildForm('x'.repeat(30)))).toMatchObject({
      status: 451,
      errors: [{ code: 'region_blocked' }],
    })
    await blocked.close()
  })
})

test('of many registrations with one proof at once exactly one creates an account', async () => {
  const email = nextEmail()
  const proof = await prove(email)
  const answers = await Promise.all(Array.from({ length: 8 }, () => register(platform, buildForm(proof))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 410),
  ])
  const [row, ...others] = await find(email)
  expect(others).toEqual([])
  for (const table of ['sessions', 'user_gifts'])
    expect(
      (await sql`select from ${sql.table(table)} where user_id = ${row!.id}`.execute(platform.db)).rows,
    ).toHaveLength(1)
  expect((await checkLedger(platform.db)).faults).toEqual([])
})

test('a generated name is unique', async () => {
  await createNewcomer(platform, nextEmail())
  const { rows } =
    await sql`select from users where terms_version is not null group by lower(nick_name) having count(*) > 1`.execute(
      platform.db,
    )
  expect(rows).toEqual([])
})

/** An operator with other settings than the content of tests. */
const offer: RegistrationOffer = {
  currencies: [{ code: 'RUB', startingBalance: 1 }],
  termsVersion,
  gifts: [],
  skipNickname: false,
  isCaptchaAlwaysAsked: false,
  hasStartingBalance: false,
}

test('if the operator asks for no nickname the generated one counts as chosen [3.64]', async () => {
  const email = nextEmail()
  await registerAt(platform.app.deps, { ...offer, skipNickname: true }, buildForm(await prove(email)), {
    address: '127.0.0.1',
    userAgent: 'test',
    locale: 'ru',
  })
  const [row] = await find(email)
  expect(row).toMatchObject({ has_chosen_nickname: true })
  expect(
    (
      await sql<{ balance: number }>`select balance from ledger_accounts where user_id = ${row!.id}`.execute(
        platform.db,
      )
    ).rows,
  ).toEqual([{ balance: 0 }, { balance: 0 }, { balance: 0 }, { balance: 0 }])
  expect((await sql`select from user_gifts where user_id = ${row!.id}`.execute(platform.db)).rows).toEqual([])
})

test('if the operator requires a captcha every registration needs a right answer, and one answer counts once [3.64]', async () => {
  const [email, proof] = [nextEmail(), await prove()]
  const registerWith = async (captcha?: string, shown = proof) => {
    await registerAt(
      platform.app.deps,
      { ...offer, isCaptchaAlwaysAsked: true },
      buildForm(shown, { captcha }),
      { address: '127.0.0.1', userAgent: 'test', locale: 'ru' },
    )
  }
  await expect(registerWith()).rejects.toMatchObject({ code: 'captcha_required' })
  await expect(registerWith('nonsense')).rejects.toMatchObject({ code: 'captcha_failed' })
  const answer = await solveCaptcha(platform)
  await registerWith(answer)
  await expect(registerWith(answer, await prove(email))).rejects.toMatchObject({ code: 'captcha_failed' })
  expect(await find(email)).toEqual([])
})

test('an address with too many registrations has to wait', async () => {
  const platform = await createTestPlatform({ RATE_LIMITS: 'on' })
  const limited = platform.onOneProcess('limits by address are counted by each process for itself')
  const form = buildForm('x'.repeat(30))
  const answers = await Promise.all(
    Array.from({ length: registerPlayer.rateLimit.max }, () => register(limited, form)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410]))
  const { status, errors, headers } = await register(limited, form)
  expect([status, errors]).toEqual([429, [{ code: 'too_many_requests' }]])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  await limited.close()
})
