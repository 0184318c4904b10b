import { confirmEmailCode, confirmPhoneCode, getProfile, requestPasswordRestore, sendEmailCode, sendPhoneCode, type CodePurpose, type SentCode, type Tokens } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../testing/test-platform.ts'
import { deleteOldCodes } from './codes.repository.ts'
import { buildProof, spendProof } from './codes.service.ts'
import { letPass, readLastMessage, spoil } from './testing/last-message.ts'

let platform: TestPlatform
beforeAll(async () => { platform = await createTestPlatform({ BLOCKED_REGIONS: 'XX' }) })
afterAll(() => platform.close())

const vera = '79161234567'
let numbers = 0
const newPhone = () => `7900${String(numbers += 1).padStart(7, '0')}`
const newEmail = () => `newcomer-${numbers += 1}@example.com`
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const asGuest = () => platform.as(null)
const send = (phone: string, purpose: CodePurpose = 'login', extra = {}) => asGuest().post(sendPhoneCode, { body: { phone, purpose } }, extra)
const confirm = (phone: string, codeId: string, code: string, purpose: CodePurpose = 'login', extra = {}) => asGuest().post(confirmPhoneCode, { body: { codeId, phone, code, purpose } }, extra)
const codesOf = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code)
const read = (contact: string) => readLastMessage(platform.db, contact)
const countMessages = async (contact: string) => (await sql`select from messages where recipient = ${contact}`.execute(platform.db)).rows.length
const forget = (contact: string) => letPass(platform.db, contact, 90_000)

async function openCode(phone = newPhone(), purpose: CodePurpose = 'login') {
  const { body, errors } = await send(phone, purpose)
  expect(errors).toEqual([])
  return { phone, codeId: body.codeId, code: (await read(phone)).code }
}

async function createPlayerWithPhone(phone = newPhone()): Promise<TestPlayer & { phone: string }> {
  const player = await platform.createPlayer()
  await sql`update users set phone = ${phone}, phone_verified_at = now() where id = ${player.id}`.execute(platform.db)
  return { ...player, phone }
}

describe('sending a code to a phone [7.5]', () => {
  test('writes one message with four digits, good for ten minutes, and says when another may be asked for [5.1] [9.2]', async () => {
    const phone = newPhone()
    const { status, body } = await send(phone)
    expect([status, await countMessages(phone)]).toEqual([200, 1])
    expect((await read(phone)).code).toMatch(/^\d{4}$/)
    const [expires, resend] = [body.expiresAt, body.resendAt].map((at) => Date.parse(at))
    expect(expires! - resend!).toBe(565_000)
    expect(Math.abs(expires! - Date.now() - 600_000)).toBeLessThan(20_000)
  })

  test.each([['+7 (900) 555-01-01', '79005550101'], ['7-900-555-01-02', '79005550102']])('%s is sent to its digits [5.2]', async (typed, phone) => {
    await send(typed)
    expect(await countMessages(phone)).toBe(1)
  })

  test.each([
    [{ phone: '' }, 'phone', 'required'], [{ phone: '1234567' }, 'phone', 'minPhoneLength'], [{ phone: '1'.repeat(16) }, 'phone', 'maxLength'], [{ phone: 79_005_550_101 }, 'phone', undefined],
    [{ phone: null }, 'phone', undefined], [{ phone: ['79005550101'] }, 'phone', undefined], [{ purpose: 'restore' }, 'purpose', undefined], [{ purpose: undefined }, 'purpose', undefined],
    [{ captcha: '' }, 'captcha', undefined], [{ phone: '7900555\u0000101' }, 'body', undefined],
  ])('with %j is refused by its field, and nothing is sent', async (wrong, field, rule) => {
    const before = await sql`select from contact_codes`.execute(platform.db)
    const { status, errors } = await asGuest().post(sendPhoneCode, { body: { phone: '79005550101', purpose: 'login', ...wrong } as never })
    expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field, ...(rule && { params: { rule } }) }]])
    expect((await sql`select from contact_codes`.execute(platform.db)).rows).toHaveLength(before.rows.length)
  })

  test.each(['8 916 123 45 67', '00 7 916 123 45 67', '7 916 123 45 67 89', '0000 0000', '999 999 999 999 999'])('to %s is refused: it is no number of any country, and each phone has one name [5.2]', async (phone) => {
    for (const [call, body, field] of [[sendPhoneCode, { phone, purpose: 'login' }, 'phone'], [requestPasswordRestore, { type: 'phone', login: phone }, 'login']] as const) {
      const { status, errors } = await asGuest().post(call, { body } as never)
      expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field, params: { rule: 'minPhoneLength' } }]])
    }
  })

  test('with a huge body is refused', async () => {
    expect((await asGuest().post(sendPhoneCode, { body: { phone: '79005550101', purpose: 'login', captcha: 'x'.repeat(100_000) } })).status).toBe(413)
  })

  test('again within 35 seconds is refused with the time that is left [8.39] [9.2]', async () => {
    const phone = newPhone()
    await send(phone)
    await letPass(platform.db, phone, 30)
    const { status, errors, headers } = await send(phone)
    expect([status, errors]).toEqual([429, [{ code: 'code_too_soon', params: { retryAfter: 5 } }]])
    expect([Number(headers['retry-after']), await countMessages(phone)]).toEqual([5, 1])
    await letPass(platform.db, phone, 5)
    expect((await send(phone)).status).toBe(200)
  })

  test('a fourth time in a row waits for five minutes, and the third answer says so [8.39] [9.2]', async () => {
    const phone = newPhone()
    const waits: number[] = []
    for (let count = 0; count < 3; count += 1) {
      const { body } = await send(phone)
      waits.push((Date.parse(body.expiresAt) - Date.parse(body.resendAt)) / 1000)
      await letPass(platform.db, phone, 40)
    }
    expect(waits).toEqual([565, 565, 300])
    const { status, errors } = await send(phone)
    expect([status, errors]).toEqual([429, [{ code: 'code_too_often', params: { retryAfter: 260 } }]])
    await letPass(platform.db, phone, 260)
    expect((await send(phone)).status).toBe(200)
  })

  test('a thirteenth time within a day is refused, and support is next [8.38]', async () => {
    const phone = newPhone()
    for (let count = 0; count < 12; count += 1) {
      expect((await send(phone)).status).toBe(200)
      await letPass(platform.db, phone, 3_600)
    }
    const { status, errors } = await send(phone)
    expect([status, errors]).toEqual([429, [{ code: 'code_limit_reached', params: { retryAfter: 43_200 } }]])
    await letPass(platform.db, phone, 43_200)
    expect((await send(phone)).status).toBe(200)
  })

  test('twenty times at once sends one message [9.2]', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(phone)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.flatMap(codesOf))).toEqual(new Set(['code_too_soon']))
    expect(await countMessages(phone)).toBe(1)
  })

  test('from a blocked region is refused, with each of the four calls [6.10]', async () => {
    const extra = { headers: { 'cf-ipcountry': 'xx' } }
    const [phone, email, codeId] = [newPhone(), newEmail(), 'x'.repeat(22)]
    const answers = await Promise.all([
      send(phone, 'login', extra), confirm(phone, codeId, '0000', 'login', extra),
      asGuest().post(sendEmailCode, { body: { email } }, extra), asGuest().post(confirmEmailCode, { body: { email, codeId, code: '0000' } }, extra),
    ])
    for (const { status, errors } of answers) expect([status, errors]).toEqual([451, [{ code: 'region_blocked' }]])
    expect([await countMessages(phone), await countMessages(email)]).toEqual([0, 0])
  })

  test('keeps no code that could be read from the database', async () => {
    const { codeId, code } = await openCode()
    const { rows } = await sql<Record<string, unknown>>`select * from contact_codes where id = ${codeId}`.execute(platform.db)
    expect(rows[0]!.code_hash).toMatch(/^[\w-]{43}$/)
    expect(String(rows[0]!.code_hash)).not.toContain(code)
  })

  test('writes in the language of the call to a stranger, in that of the account to a player [1.4]', async () => {
    const [phone, { phone: known, id }] = [newPhone(), await createPlayerWithPhone()]
    await sql`update users set locale = 'en' where id = ${id}`.execute(platform.db)
    await send(phone, 'login', { query: { locale: 'en' } })
    await send(known, 'login', { query: { locale: 'ru' } })
    expect([(await read(phone)).locale, (await read(known)).locale]).toEqual(['en', 'en'])
  })
})

describe('a contact with an account and one without', () => {
  test('get the same answer, and the same rows are written [7.5]', async () => {
    const { phone: known } = await createPlayerWithPhone()
    const unknown = newPhone()
    for (const purpose of ['login', 'registration'] as const) {
      const answers = [await send(known, purpose), await send(unknown, purpose)]
      const shape = ({ status, body, headers }: (typeof answers)[number]) => ({ status, keys: Object.keys(body), id: body.codeId.length, wait: Date.parse(body.expiresAt) - Date.parse(body.resendAt), headers: Object.keys(headers) })
      expect(shape(answers[0]!)).toEqual(shape(answers[1]!))
      expect(await countMessages(known)).toBe(await countMessages(unknown))
      const { rows } = await sql<{ users: number }>`select count(user_id)::int as users from messages where recipient in (${known}, ${unknown})`.execute(platform.db)
      expect(rows).toEqual([{ users: 0 }])
      await Promise.all([known, unknown].map((phone) => letPass(platform.db, phone, 40)))
    }
  })

  test('get the same answer to a wrong code, to one that is over and to one that is used up [7.6]', async () => {
    const { phone: known } = await createPlayerWithPhone()
    const answersFor = async (phone: string) => {
      const { codeId, code } = await openCode(phone)
      const answers = []
      for (let count = 0; count < 6; count += 1) answers.push((await confirm(phone, codeId, spoil(code))).errors)
      await letPass(platform.db, phone, 601)
      answers.push((await confirm(phone, codeId, code)).errors)
      return answers
    }
    const withoutWaits = (errors: unknown) => JSON.stringify(errors).replace(/"retryAfter":\d+/g, '')
    expect(withoutWaits(await answersFor(known))).toBe(withoutWaits(await answersFor(newPhone())))
  })
})

describe('confirming the code of a phone [7.6]', () => {
  test('of an account logs the player in [4.14]', async () => {
    const player = await createPlayerWithPhone()
    const { codeId, code } = await openCode(player.phone)
    const { status, body } = await confirm(player.phone, codeId, code)
    expect(status).toBe(200)
    const { body: profile } = await platform.as({ ...player, token: (body as Tokens).token }).get(getProfile)
    expect(JSON.stringify(profile.phones)).toContain(player.phone)
  })

  test('written in groups is the same code [5.1]', async () => {
    const { phone, codeId, code } = await openCode()
    expect((await confirm(phone, codeId, `${code.slice(0, 2)}-${code.slice(2)}`)).status).toBe(200)
  })

  test('without an account gives the proof that goes on to a registration, for both purposes', async () => {
    for (const purpose of ['login', 'registration'] as const) {
      const { phone, codeId, code } = await openCode(newPhone(), purpose)
      const { status, body } = await confirm(phone, codeId, code, purpose)
      expect([status, Object.keys(body)]).toEqual([200, ['proof']])
      const { proof } = body as { proof: string }
      expect(await platform.db.transaction().execute((trx) => spendProof(trx, platform.app.parts, { type: 'phone', proof }))).toBe(phone)
    }
  })

  test('for a registration of a taken phone says so only after the right code', async () => {
    const { phone } = await createPlayerWithPhone()
    const { codeId, code } = await openCode(phone, 'registration')
    expect(codesOf(await confirm(phone, codeId, spoil(code), 'registration'))).toEqual(['wrong_code'])
    const { status, errors } = await confirm(phone, codeId, code, 'registration')
    expect([status, errors]).toEqual([409, [{ code: 'contact_taken' }]])
  })

  test('of a closed account says so only after the right code, and logs nobody in', async () => {
    const { phone, id } = await createPlayerWithPhone()
    await sql`update users set closed_at = now() where id = ${id}`.execute(platform.db)
    const { codeId, code } = await openCode(phone)
    expect(codesOf(await confirm(phone, codeId, spoil(code)))).toEqual(['wrong_code'])
    const { status, errors } = await confirm(phone, codeId, code)
    expect([status, errors]).toEqual([403, [{ code: 'account_closed' }]])
    expect((await sql`select from sessions where user_id = ${id}`.execute(platform.db)).rows).toHaveLength(1)
  })

  test('counts down the tries; the fifth wrong one ends the code, and a right one is too late [8.38] [8.40]', async () => {
    const { phone, codeId, code } = await openCode()
    const answers = []
    for (let count = 0; count < 5; count += 1) answers.push((await confirm(phone, codeId, spoil(code))).errors[0])
    expect(answers.slice(0, 4)).toEqual([4, 3, 2, 1].map((left) => ({ code: 'wrong_code', params: { left } })))
    expect(answers[4]).toEqual({ code: 'code_attempts_used', params: { retryAfter: expect.any(Number) } })
    const { status, errors } = await confirm(phone, codeId, code)
    expect([status, errors[0]!.code]).toEqual([429, 'code_attempts_used'])
    expect(errors[0]!.params!.retryAfter).toBeGreaterThan(20)
    await letPass(platform.db, phone, 35)
    expect((await confirm(phone, codeId, code)).errors).toEqual([{ code: 'code_attempts_used', params: { retryAfter: 0 } }])
    const next = await openCode(phone)
    expect((await confirm(phone, next.codeId, next.code)).status).toBe(200)
  })

  test('right at the fifth try counts [8.40]', async () => {
    const { phone, codeId, code } = await openCode()
    for (let count = 0; count < 4; count += 1) await confirm(phone, codeId, spoil(code))
    expect((await confirm(phone, codeId, code)).status).toBe(200)
  })

  test('a second time is refused: it counts once', async () => {
    const { phone } = await createPlayerWithPhone()
    const { codeId, code } = await openCode(phone)
    expect((await confirm(phone, codeId, code)).status).toBe(200)
    const { status, errors } = await confirm(phone, codeId, code)
    expect([status, errors]).toEqual([410, [{ code: 'code_expired' }]])
  })

  test('after ten minutes is refused, a second before it is not', async () => {
    const { phone, codeId, code } = await openCode()
    await letPass(platform.db, phone, 595)
    expect(codesOf(await confirm(phone, codeId, spoil(code)))).toEqual(['wrong_code'])
    await letPass(platform.db, phone, 5)
    const { status, errors } = await confirm(phone, codeId, code)
    expect([status, errors]).toEqual([410, [{ code: 'code_expired' }]])
  })

  test('replaced by a newer one of the same place is refused', async () => {
    const { phone, codeId, code } = await openCode()
    await letPass(platform.db, phone, 35)
    const next = await openCode(phone)
    expect(codesOf(await confirm(phone, codeId, code))).toEqual(['code_expired'])
    expect((await confirm(phone, next.codeId, next.code)).status).toBe(200)
  })

  test('twenty-five tries at once are five at most, and no more than one of them is right [8.40]', async () => {
    const { phone, codeId, code } = await openCode()
    const tries = Array.from({ length: 25 }, (_, at) => confirm(phone, codeId, at < 3 ? spoil(code) : code))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await sql<{ tries: number }>`select tries from contact_codes where id = ${codeId}`.execute(platform.db)
    expect(rows[0]!.tries).toBeLessThanOrEqual(5)
  })

  test('twenty-five wrong tries at once are counted five times', async () => {
    const { phone, codeId, code } = await openCode()
    const answers = await Promise.all(Array.from({ length: 25 }, () => confirm(phone, codeId, spoil(code))))
    expect(answers.flatMap(codesOf).filter((each) => each === 'wrong_code')).toHaveLength(4)
    expect(answers.flatMap(codesOf).filter((each) => each === 'code_attempts_used')).toHaveLength(21)
    const { rows } = await sql<{ guesses: number }>`select guesses from contact_guesses where contact = ${phone}`.execute(platform.db)
    expect(rows).toEqual([{ guesses: 5 }])
  })
})

describe('all codes of a phone together', () => {
  /** Codes of one phone that are all good, from places of their own. */
  async function openCodes(phone: string, count: number) {
    const codes: { codeId: string; code: string }[] = []
    for (let at = 0; at < count; at += 1) {
      const { body, errors } = await send(phone, 'login', from(`192.0.2.${at + 1}`))
      expect(errors).toEqual([])
      codes.push({ codeId: body.codeId, code: (await read(phone)).code })
      await letPass(platform.db, phone, 36)
    }
    return codes
  }

  test('are tried twenty-five times a day at most, however many come at once', async () => {
    const { phone, id } = await createPlayerWithPhone()
    const codes = await openCodes(phone, 8)
    const answers = await Promise.all(codes.flatMap(({ codeId, code }) => Array.from({ length: 5 }, () => confirm(phone, codeId, spoil(code), 'login', from('203.0.113.5')))))
    const { rows } = await sql<{ guesses: number }>`select guesses from contact_guesses where contact = ${phone}`.execute(platform.db)
    // The last five are kept for where the account was logged in before.
    expect(rows).toEqual([{ guesses: 20 }])
    expect(answers.flatMap(codesOf)).toContain('code_limit_reached')
    const refused = (await confirm(phone, codes[7]!.codeId, codes[7]!.code, 'login', from('192.0.2.8'))).errors[0]!
    expect(refused.code).toBe('code_limit_reached')
    expect(refused.params!.retryAfter).toBeGreaterThan(0)
    expect(refused.params!.retryAfter).toBeLessThanOrEqual(86_400)

    await sql`insert into sessions (id, user_id, socket_hash, expires_at, address, user_agent) values (${`home-${id}`}, ${id}, ${`home-${id}`}, now(), '198.51.100.7', 'test')`.execute(platform.db)
    for (let count = 0; count < 4; count += 1) expect(codesOf(await confirm(phone, codes[7]!.codeId, spoil(codes[7]!.code), 'login', from('198.51.100.7')))).toEqual(['wrong_code'])
    expect((await confirm(phone, codes[7]!.codeId, codes[7]!.code, 'login', from('198.51.100.7'))).status).toBe(200)
    expect((await sql<{ guesses: number }>`select guesses from contact_guesses where contact = ${phone}`.execute(platform.db)).rows).toEqual([{ guesses: 25 }])
  })

  test('are tried anew on the next day', async () => {
    const { phone, codeId, code } = await openCode()
    await sql`insert into contact_guesses (contact, day, guesses) values (${phone}, (now() at time zone 'utc')::date, 25)`.execute(platform.db)
    expect(codesOf(await confirm(phone, codeId, code))).toEqual(['code_limit_reached'])
    await sql`update contact_guesses set day = day - 1 where contact = ${phone}`.execute(platform.db)
    expect((await confirm(phone, codeId, code)).status).toBe(200)
  })
})

describe('a stranger', () => {
  const stranger = from('203.0.113.66')

  test('who asks for a code of one\'s own phone leaves the owner\'s code good', async () => {
    const { phone, codeId, code } = await openCode()
    await letPass(platform.db, phone, 36)
    expect((await send(phone, 'login', stranger)).status).toBe(200)
    expect((await confirm(phone, codeId, code)).status).toBe(200)
  })

  test('who tries codes for an id nobody was given burns nothing [8.40]', async () => {
    const { phone, codeId, code } = await openCode()
    for (const guess of ['x'.repeat(22), 'A'.repeat(512), codeId.toLowerCase() === codeId ? codeId.toUpperCase() : codeId.toLowerCase()]) {
      expect(codesOf(await confirm(phone, guess, code, 'login', stranger))).toEqual(['code_expired'])
    }
    expect((await sql`select from contact_guesses where contact = ${phone}`.execute(platform.db)).rows).toHaveLength(0)
    expect((await confirm(phone, codeId, code)).status).toBe(200)
  })

  test('can\'t use a code for another phone, another purpose or another kind of contact, and nothing is counted', async () => {
    const { phone, codeId, code } = await openCode()
    const email = newEmail()
    const answers = [
      await confirm(vera, codeId, code), await confirm(phone, codeId, code, 'registration'), await asGuest().post(confirmEmailCode, { body: { codeId, email, code } }),
    ]
    for (const { status, errors } of answers) expect([status, errors]).toEqual([410, [{ code: 'code_expired' }]])
    const { rows } = await sql<{ tries: number }>`select tries from contact_codes where id = ${codeId}`.execute(platform.db)
    expect(rows).toEqual([{ tries: 0 }])
  })

  test('who asks again and again does not keep the owner from asking: each place has a row and a day of its own [8.39]', async () => {
    const phone = newPhone()
    for (let count = 0; count < 3; count += 1) {
      expect((await send(phone, 'login', stranger)).status).toBe(200)
      await letPass(platform.db, phone, 36)
    }
    expect(codesOf(await send(phone, 'login', stranger))).toEqual(['code_too_often'])
    expect((await send(phone)).status).toBe(200)
  })

  test('is one in all addresses of a household', async () => {
    const phone = newPhone()
    for (let count = 1; count <= 3; count += 1) {
      expect((await send(phone, 'login', from(`2001:db8:7:7::${count}`))).status).toBe(200)
      await letPass(platform.db, phone, 36)
    }
    expect(codesOf(await send(phone, 'login', from('2001:db8:7:7:ffff::9')))).toEqual(['code_too_often'])
  })

  test('at twenty-four addresses does not close the way for an owner at home', async () => {
    const { phone, id } = await createPlayerWithPhone()
    for (let count = 1; count <= 24; count += 1) {
      expect((await send(phone, 'login', from(`198.18.0.${count}`))).status).toBe(200)
      await letPass(platform.db, phone, 36)
    }
    expect(codesOf(await send(phone, 'login', from('198.18.0.99')))).toEqual(['code_limit_reached'])
    await sql`update sessions set address = '198.51.100.8' where user_id = ${id}`.execute(platform.db)
    expect((await send(phone, 'login', from('198.51.100.8'))).status).toBe(200)
  })
})

describe('a code by e-mail', () => {
  const sendMail = (email: string) => asGuest().post(sendEmailCode, { body: { email } })
  const confirmMail = (email: string, codeId: string, code: string) => asGuest().post(confirmEmailCode, { body: { email, codeId, code } })
  async function open(email = newEmail()): Promise<SentCode & { email: string; code: string }> {
    const { body, errors } = await sendMail(email)
    expect(errors).toEqual([])
    return { ...body, email, code: (await read(email)).code }
  }

  test('proves the address for a registration, in whatever letters it was typed [5.3]', async () => {
    const { email, codeId, code } = await open()
    const { status, body } = await confirmMail(`  ${email.toUpperCase()} `, codeId, code)
    expect(status).toBe(200)
    expect(await platform.db.transaction().execute((trx) => spendProof(trx, platform.app.parts, { type: 'email', proof: body.proof }))).toBe(email)
  })

  test('of a taken address says so only after the right code', async () => {
    const { email } = await platform.createPlayer()
    const { codeId, code } = await open(email)
    expect(codesOf(await confirmMail(email, codeId, spoil(code)))).toEqual(['wrong_code'])
    const { status, errors } = await confirmMail(email, codeId, code)
    expect([status, errors]).toEqual([409, [{ code: 'contact_taken' }]])
  })

  test('is refused as that of a phone is: too soon, too often, wrong, used up, over [8.38-8.41]', async () => {
    const { email, codeId, code } = await open()
    expect(codesOf(await sendMail(email))).toEqual(['code_too_soon'])
    for (let count = 0; count < 2; count += 1) {
      await letPass(platform.db, email, 36)
      await sendMail(email)
    }
    await letPass(platform.db, email, 36)
    expect(codesOf(await sendMail(email))).toEqual(['code_too_often'])
    expect(codesOf(await confirmMail(email, codeId, code))).toEqual(['code_expired'])
    await forget(email)
    const next = await open(email)
    for (let count = 0; count < 4; count += 1) expect(codesOf(await confirmMail(email, next.codeId, spoil(next.code)))).toEqual(['wrong_code'])
    expect(codesOf(await confirmMail(email, next.codeId, spoil(next.code)))).toEqual(['code_attempts_used'])
  })

  test.each([[{ email: '' }, 'required'], [{ email: 'nobody' }, 'email'], [{ email: `${'x'.repeat(150)}@example.com` }, 'maxLength'], [{ email: 7 }, undefined]])('to %j is refused by its field [5.3]', async (body, rule) => {
    const { status, errors } = await asGuest().post(sendEmailCode, { body: body as { email: string } })
    expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field: 'email', ...(rule && { params: { rule } }) }]])
  })
})

test.each([
  [{ code: '' }, 'code', 'required'], [{ code: '123' }, 'code', 'minLength'], [{ code: '12345' }, 'code', 'maxLength'], [{ code: 1234 }, 'code', undefined], [{ codeId: 'short' }, 'codeId', undefined],
  [{ codeId: 'x'.repeat(513) }, 'codeId', undefined], [{ codeId: { $ne: '' } }, 'codeId', undefined], [{ remember: 'yes' }, 'remember', undefined], [{ codeId: `${'x'.repeat(21)}\0` }, 'body', undefined],
])('confirming with %j is refused by its field [5.1]', async (wrong, field, rule) => {
  const { status, errors } = await asGuest().post(confirmPhoneCode, { body: { codeId: 'x'.repeat(22), phone: '79005550101', code: '1234', purpose: 'login', ...wrong } as never })
  expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field, ...(rule && { params: { rule } }) }]])
})

test('what no limit asks for any more is forgotten', async () => {
  const [old, young] = [newPhone(), newPhone()]
  for (const [phone, seconds] of [[old, 2 * 86_400], [young, 86_400]] as const) {
    const { codeId, code } = await openCode(phone)
    await confirm(phone, codeId, spoil(code))
    await letPass(platform.db, phone, seconds)
    await sql`update contact_guesses set day = day - ${seconds / 86_400}::int where contact = ${phone}`.execute(platform.db)
  }
  await deleteOldCodes(platform.db)
  const left = async (table: string) => (await sql<{ contact: string }>`select contact from ${sql.table(table)} where contact in (${old}, ${young})`.execute(platform.db)).rows
  expect([await left('contact_codes'), await left('contact_guesses')]).toEqual([[{ contact: young }], [{ contact: young }]])
})

describe('a proof', () => {
  const spend = (proof: string, type: 'phone' | 'email' = 'phone') => platform.db.transaction().execute((trx) => spendProof(trx, platform.app.parts, { type, proof }))
  const refusalOf = (spent: Promise<string>) => spent.then((contact) => contact, ({ code }: { code: string }) => code)
  async function openProof() {
    const { phone, codeId, code } = await openCode(newPhone(), 'registration')
    const { body } = await confirm(phone, codeId, code, 'registration')
    return { phone, codeId, proof: (body as { proof: string }).proof }
  }

  test('counts once, also when two ask at the same time', async () => {
    const { phone, proof } = await openProof()
    const outcomes = await Promise.all([refusalOf(spend(proof)), refusalOf(spend(proof))])
    expect(outcomes.toSorted()).toEqual([phone, 'invalid_proof'])
  })

  test('stays good when what it was used for failed', async () => {
    const { phone, proof } = await openProof()
    await platform.db.transaction().execute(async (trx) => {
      await spendProof(trx, platform.app.parts, { type: 'phone', proof })
      throw new Error('the registration failed')
    }).catch(() => undefined)
    expect(await refusalOf(spend(proof))).toBe(phone)
  })

  test('is good for half an hour', async () => {
    const [young, old] = [await openProof(), await openProof()]
    await letPass(platform.db, young.phone, 1_790)
    await letPass(platform.db, old.phone, 1_800)
    expect([await refusalOf(spend(young.proof)), await refusalOf(spend(old.proof))]).toEqual([young.phone, 'invalid_proof'])
  })

  test('of a phone is none of an e-mail', async () => {
    const { proof } = await openProof()
    expect(await refusalOf(spend(proof, 'email'))).toBe('invalid_proof')
  })

  test.each([
    ['another signature', (proof: string) => `${proof.slice(0, -3)}AAA`], ['another code in it', (proof: string) => `A${proof.slice(1)}`], ['only its front', (proof: string) => proof.split('.')[0]!], ['noise', () => 'x'.repeat(66)], ['nothing', () => ''],
  ])('with %s is refused', async (_case, forge) => {
    const { proof } = await openProof()
    expect(await refusalOf(spend(forge(proof)))).toBe('invalid_proof')
  })

  test('of a code that was never confirmed, or that recovery asked for, is refused', async () => {
    const { codeId, phone } = await openCode()
    expect(await refusalOf(spend(buildProof(platform.app.parts, codeId)))).toBe('invalid_proof')
    await sql`update contact_codes set purpose = 'restore', confirmed_at = now() where contact = ${phone}`.execute(platform.db)
    expect(await refusalOf(spend(buildProof(platform.app.parts, codeId)))).toBe('invalid_proof')
  })
})
