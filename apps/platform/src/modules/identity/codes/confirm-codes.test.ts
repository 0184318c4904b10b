import { confirmPhoneCode, getProfile, type Tokens } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { spendProof } from './codes.service.ts'
import { codesOf, from, openCodeDesk, within } from './testing/code-desk.ts'
import { letPass, spoil } from './testing/last-message.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const { confirm, createPlayerWithPhone, guest, newPhone, openCode, read, send } = openCodeDesk(() => platform)

describe('confirming the code of a phone [7.6]', () => {
  test('of an account logs the player in [4.14]', async () => {
    const player = await createPlayerWithPhone()
    const { codeId, code } = await openCode(player.phone)
    const { status, body } = await confirm(player.phone, codeId, code)
    expect(status).toBe(200)
    const { body: profile } = await platform.as({ ...player, token: (body as Tokens).token }).get(getProfile)
    expect(JSON.stringify(profile.phones)).toContain(player.phone)
  })

  test('written in groups is the same code', async () => {
    const { phone, codeId, code } = await openCode()
    expect((await confirm(phone, codeId, `${code.slice(0, 2)}-${code.slice(2)}`)).status).toBe(200)
  })

  test('without an account returns a proof for the registration, for both purposes', async () => {
    for (const purpose of ['login', 'registration'] as const) {
      const { phone, codeId, code } = await openCode(newPhone(), purpose)
      const { status, body } = await confirm(phone, codeId, code, purpose)
      expect([status, Object.keys(body)]).toEqual([200, ['proof']])
      const { proof } = body as { proof: string }
      expect(
        await platform.db
          .transaction()
          .execute((trx) => spendProof(trx, platform.app.deps, { type: 'phone', proof })),
      ).toBe(phone)
    }
  })

  test('for a registration of a taken phone reveals it only after the right code', async () => {
    const { phone } = await createPlayerWithPhone()
    const { codeId, code } = await openCode(phone, 'registration')
    expect(codesOf(await confirm(phone, codeId, spoil(code), 'registration'))).toEqual(['wrong_code'])
    const { status, errors } = await confirm(phone, codeId, code, 'registration')
    expect([status, errors]).toEqual([409, [{ code: 'contact_taken' }]])
  })

  test('of a closed account reveals it only after the right code, and does not log in', async () => {
    const { phone, id } = await createPlayerWithPhone()
    await sql`update users set closed_at = now() where id = ${id}`.execute(platform.db)
    const { codeId, code } = await openCode(phone)
    expect(codesOf(await confirm(phone, codeId, spoil(code)))).toEqual(['wrong_code'])
    const { status, errors } = await confirm(phone, codeId, code)
    expect([status, errors]).toEqual([403, [{ code: 'account_closed' }]])
    expect((await sql`select from sessions where user_id = ${id}`.execute(platform.db)).rows).toHaveLength(1)
  })

  test('counts down the tries; the fifth wrong one ends the code, and a right one is too late [8.40]', async () => {
    const { phone, codeId, code } = await openCode()
    const answers = []
    for (let count = 0; count < 5; count += 1)
      answers.push((await confirm(phone, codeId, spoil(code))).errors[0])
    expect(answers.slice(0, 4)).toEqual(
      [4, 3, 2, 1].map((left) => ({ code: 'wrong_code', params: { left } })),
    )
    expect(answers[4]).toEqual({ code: 'code_attempts_used', params: { retryAfter: expect.any(Number) } })
    const { status, errors } = await confirm(phone, codeId, code)
    expect([status, errors[0]!.code]).toEqual([429, 'code_attempts_used'])
    expect(errors[0]!.params!.retryAfter).toEqual(within(1, 35))
    await letPass(platform.db, phone, 35)
    expect((await confirm(phone, codeId, code)).errors).toEqual([
      { code: 'code_attempts_used', params: { retryAfter: 0 } },
    ])
    const next = await openCode(phone)
    expect((await confirm(phone, next.codeId, next.code)).status).toBe(200)
  })

  test('right at the fifth try is accepted [8.40]', async () => {
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

  test('after ten minutes is refused, a little before it is not', async () => {
    const { phone, codeId, code } = await openCode()
    await letPass(platform.db, phone, 560)
    expect(codesOf(await confirm(phone, codeId, spoil(code)))).toEqual(['wrong_code'])
    await letPass(platform.db, phone, 40)
    const { status, errors } = await confirm(phone, codeId, code)
    expect([status, errors]).toEqual([410, [{ code: 'code_expired' }]])
  })

  test('replaced by a newer one of the same address is refused', async () => {
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
    const { rows } = await sql<{
      tries: number
    }>`select tries from contact_codes where id = ${codeId}`.execute(platform.db)
    expect(rows[0]!.tries).toBeLessThanOrEqual(5)
  })

  test('twenty-five wrong tries at once are counted five times', async () => {
    const { phone, codeId, code } = await openCode()
    const answers = await Promise.all(Array.from({ length: 25 }, () => confirm(phone, codeId, spoil(code))))
    expect(answers.flatMap(codesOf).filter((each) => each === 'wrong_code')).toHaveLength(4)
    expect(answers.flatMap(codesOf).filter((each) => each === 'code_attempts_used')).toHaveLength(21)
    const { rows } = await sql<{
      guesses: number
    }>`select guesses from contact_guesses where contact = ${phone}`.execute(platform.db)
    expect(rows).toEqual([{ guesses: 5 }])
  })
})

describe('all codes of a phone together', () => {
  /** Valid codes of one phone, each requested from an address of its own. */
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

  test('can be tried twenty-five times a day at most, however many tries come at once', async () => {
    const { phone, id } = await createPlayerWithPhone()
    const codes = await openCodes(phone, 8)
    // The last code is tried after the limit is reached.
    const answers = await Promise.all(
      codes
        .slice(0, 7)
        .flatMap(({ codeId, code }) =>
          Array.from({ length: 5 }, () => confirm(phone, codeId, spoil(code), 'login', from('203.0.113.5'))),
        ),
    )
    const { rows } = await sql<{
      guesses: number
    }>`select guesses from contact_guesses where contact = ${phone}`.execute(platform.db)
    // The last five are reserved for addresses where the account was logged in before.
    expect(rows).toEqual([{ guesses: 20 }])
    expect(answers.flatMap(codesOf)).toContain('code_limit_reached')
    const refused = (await confirm(phone, codes[7]!.codeId, codes[7]!.code, 'login', from('192.0.2.8')))
      .errors[0]!
    expect(refused.code).toBe('code_limit_reached')
    expect(refused.params!.retryAfter).toBeGreaterThan(0)
    expect(refused.params!.retryAfter).toBeLessThanOrEqual(86_400)

    await sql`insert into known_places (user_id, network, device) values (${id}, '198.51.100.7', 'test')`.execute(
      platform.db,
    )
    for (let count = 0; count < 4; count += 1)
      expect(
        codesOf(await confirm(phone, codes[7]!.codeId, spoil(codes[7]!.code), 'login', from('198.51.100.7'))),
      ).toEqual(['wrong_code'])
    expect(
      (await confirm(phone, codes[7]!.codeId, codes[7]!.code, 'login', from('198.51.100.7'))).status,
    ).toBe(200)
    expect(
      (
        await sql<{ guesses: number }>`select guesses from contact_guesses where contact = ${phone}`.execute(
          platform.db,
        )
      ).rows,
    ).toEqual([{ guesses: 25 }])
  })

  test('can be tried again on the next day', async () => {
    const { phone, codeId, code } = await openCode()
    await sql`insert into contact_guesses (contact, day, guesses) values (${phone}, (now() at time zone 'utc')::date, 25)`.execute(
      platform.db,
    )
    expect(codesOf(await confirm(phone, codeId, code))).toEqual(['code_limit_reached'])
    await sql`update contact_guesses set day = day - 1 where contact = ${phone}`.execute(platform.db)
    expect((await confirm(phone, codeId, code)).status).toBe(200)
  })
})

const wrongFields = [
  [{ code: '' }, 'code', 'required'],
  [{ code: '123' }, 'code', 'minLength'],
  [{ code: '12345' }, 'code', 'maxLength'],
  [{ code: 1234 }, 'code', undefined],
  [{ codeId: 'short' }, 'codeId', undefined],
  [{ codeId: 'x'.repeat(513) }, 'codeId', undefined],
  [{ codeId: { $ne: '' } }, 'codeId', undefined],
  [{ remember: 'yes' }, 'remember', undefined],
  [{ codeId: `${'x'.repeat(21)}\0` }, 'body', undefined],
] as const
test.each(wrongFields)('confirming with %j is refused by its field', async (wrong, field, rule) => {
  const { status, errors } = await guest().post(confirmPhoneCode, {
    body: { codeId: 'x'.repeat(22), phone: '79005550101', code: '1234', purpose: 'login', ...wrong } as never,
  })
  expect([status, errors]).toEqual([
    400,
    [{ code: 'invalid_request', field, ...(rule && { params: { rule } }) }],
  ])
})
