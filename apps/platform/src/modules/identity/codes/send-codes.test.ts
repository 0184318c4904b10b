import { confirmEmailCode, requestPasswordRestore, sendEmailCode, sendPhoneCode } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { deleteOldCodes } from './codes.repository.ts'
import { codesOf, openCodeDesk, within } from './testing/code-desk.ts'
import { letPass, spoil } from './testing/last-message.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ BLOCKED_REGIONS: 'XX' })
})
afterAll(() => platform.close())

const { confirm, countMessages, createPlayerWithPhone, guest, newEmail, newPhone, openCode, read, send } =
  openCodeDesk(() => platform)

describe('sending a code to a phone [7.5]', () => {
  test('writes one message with four digits, valid for ten minutes, and returns when another may be requested [9.2]', async () => {
    const phone = newPhone()
    const { status, body } = await send(phone)
    expect([status, await countMessages(phone)]).toEqual([200, 1])
    expect((await read(phone)).code).toMatch(/^\d{4}$/)
    const [expires, resend] = [body.expiresAt, body.resendAt].map((at) => Date.parse(at))
    expect(expires! - resend!).toBe(565_000)
    expect(Math.abs(expires! - Date.now() - 600_000)).toBeLessThan(60_000)
  })

  const spellings = [
    ['+7 (900) 555-01-01', '79005550101'],
    ['7-900-555-01-02', '79005550102'],
  ] as const
  test.each(spellings)('%s is sent to its digits [5.2]', async (typed, phone) => {
    await send(typed)
    expect(await countMessages(phone)).toBe(1)
  })

  test.each([
    [{ phone: '' }, 'phone', 'required'],
    [{ phone: '1234567' }, 'phone', 'minPhoneLength'],
    [{ phone: '1'.repeat(16) }, 'phone', 'maxLength'],
    [{ phone: 79_005_550_101 }, 'phone', undefined],
    [{ phone: null }, 'phone', undefined],
    [{ phone: ['79005550101'] }, 'phone', undefined],
    [{ purpose: 'restore' }, 'purpose', undefined],
    [{ purpose: undefined }, 'purpose', undefined],
    [{ captcha: '' }, 'captcha', undefined],
    [{ phone: '7900555\u0000101' }, 'body', undefined],
  ])('with %j is refused by its field, and nothing is sent', async (wrong, field, rule) => {
    const before = await sql`select from contact_codes`.execute(platform.db)
    const { status, errors } = await guest().post(sendPhoneCode, {
      body: { phone: '79005550101', purpose: 'login', ...wrong } as never,
    })
    expect([status, errors]).toEqual([
      400,
      [{ code: 'invalid_request', field, ...(rule && { params: { rule } }) }],
    ])
    expect((await sql`select from contact_codes`.execute(platform.db)).rows).toHaveLength(before.rows.length)
  })

  const noNumbers = [
    '8 916 123 45 67',
    '00 7 916 123 45 67',
    '7 916 123 45 67 89',
    '7 8 916 123 45 67',
    '44 0 7911 123456',
    '0000 0000',
    '999 999 999 999 999',
  ]
  test.each(noNumbers)('to %s is refused: it is no number of any country [5.2]', async (phone) => {
    for (const [call, body, field] of [
      [sendPhoneCode, { phone, purpose: 'login' }, 'phone'],
      [requestPasswordRestore, { type: 'phone', login: phone }, 'login'],
    ] as const) {
      const { status, errors } = await guest().post(call, { body } as never)
      expect([status, errors]).toEqual([
        400,
        [{ code: 'invalid_request', field, params: { rule: 'minPhoneLength' } }],
      ])
    }
  })

  test('with a huge body is refused', async () => {
    expect(
      (
        await guest().post(sendPhoneCode, {
          body: { phone: '79005550101', purpose: 'login', captcha: 'x'.repeat(100_000) },
        })
      ).status,
    ).toBe(413)
  })

  test('again within 35 seconds is refused with the remaining time [8.39] [9.2]', async () => {
    const phone = newPhone()
    await send(phone)
    await letPass(platform.db, phone, 30)
    const { status, errors, headers } = await send(phone)
    expect([status, errors]).toEqual([429, [{ code: 'code_too_soon', params: { retryAfter: within(1, 5) } }]])
    expect([Number(headers['retry-after']), await countMessages(phone)]).toEqual([
      errors[0]!.params!.retryAfter,
      1,
    ])
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
    expect([status, errors]).toEqual([
      429,
      [{ code: 'code_too_often', params: { retryAfter: within(240, 260) } }],
    ])
    await letPass(platform.db, phone, 260)
    expect((await send(phone)).status).toBe(200)
  })

  test('a thirteenth time within a day is refused, and the next step is support [8.38]', async () => {
    const phone = newPhone()
    for (let count = 0; count < 12; count += 1) {
      expect((await send(phone)).status).toBe(200)
      await letPass(platform.db, phone, 3_600)
    }
    const { status, errors } = await send(phone)
    expect([status, errors]).toEqual([
      429,
      [{ code: 'code_limit_reached', params: { retryAfter: within(43_100, 43_200) } }],
    ])
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
      send(phone, 'login', extra),
      confirm(phone, codeId, '0000', 'login', extra),
      guest().post(sendEmailCode, { body: { email } }, extra),
      guest().post(confirmEmailCode, { body: { email, codeId, code: '0000' } }, extra),
    ])
    for (const { status, errors } of answers)
      expect([status, errors]).toEqual([451, [{ code: 'region_blocked' }]])
    expect([await countMessages(phone), await countMessages(email)]).toEqual([0, 0])
  })

  test('stores no code that could be read from the database', async () => {
    const { codeId, code } = await openCode()
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from contact_codes where id = ${codeId}`.execute(platform.db)
    expect(rows[0]!.code_hash).toMatch(/^[\w-]{43}$/)
    expect(String(rows[0]!.code_hash)).not.toContain(code)
  })

  test('uses the language of the call for a contact without account, and that of the account for a player [1.4]', async () => {
    const [phone, { phone: known, id }] = [newPhone(), await createPlayerWithPhone()]
    await sql`update users set locale = 'en' where id = ${id}`.execute(platform.db)
    await send(phone, 'login', { query: { locale: 'en' } })
    await send(known, 'login', { query: { locale: 'ru' } })
    expect([(await read(phone)).locale, (await read(known)).locale]).toEqual(['en', 'en'])
  })
})

describe('a contact with an account and one without', () => {
  test('get the same answer, and the same rows are written', async () => {
    const { phone: known } = await createPlayerWithPhone()
    const unknown = newPhone()
    for (const purpose of ['login', 'registration'] as const) {
      const answers = [await send(known, purpose), await send(unknown, purpose)]
      const shape = ({ status, body, headers }: (typeof answers)[number]) => ({
        status,
        keys: Object.keys(body),
        id: body.codeId.length,
        wait: Date.parse(body.expiresAt) - Date.parse(body.resendAt),
        headers: Object.keys(headers),
      })
      expect(shape(answers[0]!)).toEqual(shape(answers[1]!))
      expect(await countMessages(known)).toBe(await countMessages(unknown))
      const { rows } = await sql<{
        users: number
      }>`select count(user_id)::int as users from messages where recipient in (${known}, ${unknown})`.execute(
        platform.db,
      )
      expect(rows).toEqual([{ users: 0 }])
      await Promise.all([known, unknown].map((phone) => letPass(platform.db, phone, 40)))
    }
  })

  test('get the same answer to a wrong code, to an expired one and to one that is used up', async () => {
    const { phone: known } = await createPlayerWithPhone()
    const answersFor = async (phone: string) => {
      const { codeId, code } = await openCode(phone)
      const answers = []
      for (let count = 0; count < 6; count += 1)
        answers.push((await confirm(phone, codeId, spoil(code))).errors)
      await letPass(platform.db, phone, 601)
      answers.push((await confirm(phone, codeId, code)).errors)
      return answers
    }
    const withoutWaits = (errors: unknown) => JSON.stringify(errors).replace(/"retryAfter":\d+/g, '')
    expect(withoutWaits(await answersFor(known))).toBe(withoutWaits(await answersFor(newPhone())))
  })
})

test('rows that no limit reads any more are deleted', async () => {
  const [old, young] = [newPhone(), newPhone()]
  for (const [phone, seconds] of [
    [old, 2 * 86_400],
    [young, 86_400],
  ] as const) {
    const { codeId, code } = await openCode(phone)
    await confirm(phone, codeId, spoil(code))
    await letPass(platform.db, phone, seconds)
    await sql`update contact_guesses set day = day - ${seconds / 86_400}::int where contact = ${phone}`.execute(
      platform.db,
    )
  }
  await deleteOldCodes(platform.db, platform.clock.now())
  const left = async (table: string) =>
    (
      await sql<{
        contact: string
      }>`select contact from ${sql.table(table)} where contact in (${old}, ${young})`.execute(platform.db)
    ).rows
  expect([await left('contact_codes'), await left('contact_guesses')]).toEqual([
    [{ contact: young }],
    [{ contact: young }],
  ])
})
