import {
  checkPasswordRestore,
  confirmPhoneCode,
  getProfile,
  login,
  refreshToken,
  requestPasswordRestore,
  restorePassword,
  runGame,
  sendPhoneCode,
  type ContactType,
  type Tokens,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { letPass, readLastMessage, spoil } from '../codes/testing/last-message.ts'
import { addTestGames, slot } from '../../money/wallet/testing/provider-desk.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ BLOCKED_REGIONS: 'XX' })
  await addTestGames(platform)
})
afterAll(() => platform.close())

const password = 'a-quiet-harbour-2026'
let numbers = 0
const newPhone = () => `7901${String((numbers += 1)).padStart(7, '0')}`
const newEmail = () => `forgetful-${(numbers += 1)}@example.com`
const asGuest = () => platform.as(null)
const request = (type: ContactType, contact: string, extra = {}) =>
  asGuest().post(requestPasswordRestore, { body: { type, login: contact } }, extra)
const check = (codeId: string, code: string, extra = {}) =>
  asGuest().post(checkPasswordRestore, { body: { codeId, code } }, extra)
const checkLink = (restoreCode: string) => asGuest().post(checkPasswordRestore, { body: { restoreCode } })
const restore = (restoreCode: string, wanted = password, extra = {}) =>
  asGuest().post(restorePassword, { body: { restoreCode, password: wanted } }, extra)
const codesOf = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code)
const read = (contact: string) => readLastMessage(platform.db, contact)
const isLoggedIn = async (token: string) =>
  (await platform.as({ token } as TestPlayer).get(getProfile)).status === 200

async function createPlayer(): Promise<TestPlayer & { phone: string }> {
  const [player, phone] = [await platform.createPlayer(), newPhone()]
  await sql`update users set phone = ${phone}, phone_verified_at = now() where id = ${player.id}`.execute(
    platform.db,
  )
  return { ...player, phone }
}

/** Requests a code and returns the code and the link's code of the message. */
async function ask(type: ContactType, contact: string) {
  const { body, errors } = await request(type, contact)
  expect(errors).toEqual([])
  return { codeId: body.codeId, ...(await read(contact)) }
}

async function openRestore(type: ContactType, contact: string): Promise<string> {
  const { codeId, code } = await ask(type, contact)
  return (await check(codeId, code)).body.restoreCode
}

describe('requesting a new password [7.12]', () => {
  test('by phone sends a code without a link, by e-mail a code and a link', async () => {
    const { phone, email } = await createPlayer()
    expect(await ask('phone', phone)).toMatchObject({
      code: expect.stringMatching(/^\d{4}$/),
      restoreCode: undefined,
    })
    expect(await ask('email', email)).toMatchObject({
      code: expect.stringMatching(/^\d{4}$/),
      restoreCode: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test.each(['phone', 'email'] as const)(
    'by %s does the same for a contact without an account, and its message has no link',
    async (type) => {
      const player = await createPlayer()
      const [known, unknown] = [player[type], type === 'phone' ? newPhone() : newEmail()]
      const answers = [await request(type, known), await request(type, unknown)]
      const shape = ({ status, body }: (typeof answers)[number]) => ({
        status,
        keys: Object.keys(body),
        id: body.codeId.length,
        wait: Date.parse(body.expiresAt) - Date.parse(body.resendAt),
      })
      expect(shape(answers[0]!)).toEqual(shape(answers[1]!))
      const rowsOf = async (contact: string) =>
        (
          await sql`
      select (select count(*) from messages where recipient = ${contact}) as messages, (select count(*) from contact_codes where contact = ${contact}) as codes,
        (select count(*) from password_restores where contact = ${contact}) as restores, (select count(user_id) from messages where recipient = ${contact}) as named`.execute(
            platform.db,
          )
        ).rows
      expect(await rowsOf(known)).toEqual(await rowsOf(unknown))
      expect((await read(unknown)).restoreCode).toBeUndefined()
    },
  )

  test('at once again, and a fourth time in a row, is refused [8.39] [9.2]', async () => {
    const { phone } = await createPlayer()
    await request('phone', phone)
    expect((await request('phone', phone)).errors).toEqual([
      { code: 'code_too_soon', params: { retryAfter: expect.any(Number) } },
    ])
    for (let count = 0; count < 2; count += 1) {
      await letPass(platform.db, phone, 36)
      await request('phone', phone)
    }
    await letPass(platform.db, phone, 36)
    expect(codesOf(await request('phone', phone))).toEqual(['code_too_often'])
  })

  test('shares its waits with the codes of logging in [9.2]', async () => {
    const { phone } = await createPlayer()
    await asGuest().post(sendPhoneCode, { body: { phone, purpose: 'login' } })
    expect(codesOf(await request('phone', phone))).toEqual(['code_too_soon'])
  })

  test('leaves a login code valid', async () => {
    const { phone } = await createPlayer()
    const { body } = await asGuest().post(sendPhoneCode, { body: { phone, purpose: 'login' } })
    const { code } = await read(phone)
    await letPass(platform.db, phone, 36)
    await request('phone', phone)
    expect(
      (
        await asGuest().post(confirmPhoneCode, {
          body: { codeId: body.codeId, phone, code, purpose: 'login' },
        })
      ).status,
    ).toBe(200)
  })

  const wrongContacts = [
    [{ type: 'pigeon' }, 'type', undefined],
    [{ type: 'phone', login: '' }, 'login', 'required'],
    [{ type: 'phone', login: '123' }, 'login', 'minPhoneLength'],
    [{ type: 'email', login: '79005550101' }, 'login', 'email'],
    [{ login: 7 }, 'login', undefined],
    [{ login: 'a\0@example.com' }, 'body', undefined],
  ] as const
  test.each(wrongContacts)('with %j is refused by its field [5.2-5.3]', async (wrong, field, rule) => {
    const { status, errors } = await asGuest().post(requestPasswordRestore, {
      body: { type: 'email', login: 'someone@example.com', ...wrong } as never,
    })
    expect([status, errors]).toEqual([
      400,
      [{ code: 'invalid_request', field, ...(rule && { params: { rule } }) }],
    ])
  })

  test('from a blocked region is refused, with each of the three calls [6.10]', async () => {
    const extra = { headers: { 'cf-ipcountry': 'xx' } }
    for (const answer of [
      await request('phone', newPhone(), extra),
      await check('x'.repeat(22), '0000', extra),
      await restore('x'.repeat(43), password, extra),
    ]) {
      expect([answer.status, answer.errors]).toEqual([451, [{ code: 'region_blocked' }]])
    }
  })
})

describe('checking a code [7.12]', () => {
  test.each(['phone', 'email'] as const)(
    'of a message by %s returns the code of a new password, valid for an hour',
    async (type) => {
      const player = await createPlayer()
      const { codeId, code } = await ask(type, player[type])
      const { status, body } = await check(codeId, code)
      expect([status, body.restoreCode]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
      expect(Math.abs(Date.parse(body.expiresAt) - Date.now() - 3_600_000)).toBeLessThan(60_000)
      expect((await checkLink(body.restoreCode)).body).toEqual(body)
    },
  )

  test('of a contact without an account reveals that only after the right code', async () => {
    const phone = newPhone()
    const { codeId, code } = await ask('phone', phone)
    expect((await check(codeId, spoil(code))).errors).toEqual([{ code: 'wrong_code', params: { left: 4 } }])
    const { status, errors } = await check(codeId, code)
    expect([status, errors]).toEqual([404, [{ code: 'account_not_found' }]])
  })

  test('ends with the fifth wrong one [8.40]', async () => {
    const { phone } = await createPlayer()
    const { codeId, code } = await ask('phone', phone)
    for (let count = 0; count < 4; count += 1)
      expect(codesOf(await check(codeId, spoil(code)))).toEqual(['wrong_code'])
    expect(codesOf(await check(codeId, spoil(code)))).toEqual(['code_attempts_used'])
    expect(codesOf(await check(codeId, code))).toEqual(['code_attempts_used'])
  })

  test('after ten minutes, a second time, or for a login code is refused [8.41]', async () => {
    const { phone, email } = await createPlayer()
    const late = await ask('phone', phone)
    await letPass(platform.db, phone, 600)
    expect(codesOf(await check(late.codeId, late.code))).toEqual(['code_expired'])
    const used = await ask('email', email)
    await check(used.codeId, used.code)
    expect(codesOf(await check(used.codeId, used.code))).toEqual(['code_expired'])
    const { body } = await asGuest().post(sendPhoneCode, { body: { phone, purpose: 'login' } })
    expect(codesOf(await check(body.codeId, (await read(phone)).code))).toEqual(['code_expired'])
  })

  test("beyond the contact's tries of the day is refused", async () => {
    const { phone } = await createPlayer()
    const { codeId, code } = await ask('phone', phone)
    await sql`insert into contact_guesses (contact, day, guesses) values (${phone}, (now() at time zone 'utc')::date, 25)`.execute(
      platform.db,
    )
    expect((await check(codeId, code)).errors).toEqual([
      { code: 'code_limit_reached', params: { retryAfter: expect.any(Number) } },
    ])
  })

  test('of a link succeeds any number of times within an hour', async () => {
    const { email } = await createPlayer()
    const { restoreCode } = await ask('email', email)
    for (let count = 0; count < 3; count += 1) expect((await checkLink(restoreCode!)).status).toBe(200)
    await letPass(platform.db, email, 3_600)
    const { status, errors } = await checkLink(restoreCode!)
    expect([status, errors]).toEqual([410, [{ code: 'invalid_restore_code' }]])
  })

  test.each(['x'.repeat(43), 'x'.repeat(512), '../../../etc/passwd'])(
    'of a link with the code %s is refused',
    async (restoreCode) => {
      expect(codesOf(await checkLink(restoreCode))).toEqual(['invalid_restore_code'])
    },
  )

  test.each([
    [{}],
    [{ codeId: 'x'.repeat(22) }],
    [{ code: '1234' }],
    [{ restoreCode: 'short' }],
    [{ restoreCode: 'x'.repeat(513) }],
    [{ restoreCode: ['x'.repeat(43)] }],
    [{ codeId: 'x'.repeat(22), code: '12' }],
  ])('with %j is refused', async (body) => {
    const { status, errors } = await asGuest().post(checkPasswordRestore, { body: body as never })
    expect([status, errors[0]!.code]).toEqual([400, 'invalid_request'])
  })
})

describe('setting the new password [7.12]', () => {
  test.each(['phone', 'email'] as const)(
    'after a code by %s logs in here, and from then on only the new one is accepted',
    async (type) => {
      const player = await createPlayer()
      const { status, body } = await restore(await openRestore(type, player[type]))
      expect([status, await isLoggedIn((body as Tokens).token)]).toEqual([200, true])
      const logIn = (wanted: string) =>
        asGuest().post(login, { body: { type: 'email', login: player.email, password: wanted } })
      expect([(await logIn(player.password)).status, (await logIn(password)).status]).toEqual([401, 200])
    },
  )

  test('by the link of the letter does the same [2.11]', async () => {
    const { email } = await createPlayer()
    const { restoreCode } = await ask('email', email)
    expect((await restore(restoreCode!)).status).toBe(200)
  })

  test("ends every login of the account, its sockets and its games, and no other player's", async () => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const { body: run } = await platform
      .as(player)
      .post(runGame, { params: { slug: slot }, body: { platform: 'desktop', type: 'demo' } })
    const received: string[] = []
    const listener = {
      sessionId: player.sessionId,
      rooms: new Set<string>(),
      send: (frame: string) => void received.push((JSON.parse(frame) as { type: string }).type),
      close: () => void received.push('closed'),
    }
    platform.app.deps.realtime.add(listener)
    platform.app.deps.realtime.join(listener, userRoom(player.id))

    const { body } = await restore(await openRestore('phone', player.phone))
    expect([
      await isLoggedIn(player.token),
      await isLoggedIn(other.token),
      await isLoggedIn((body as Tokens).token),
    ]).toEqual([false, true, true])
    expect(
      codesOf(await asGuest().post(refreshToken, { body: { refreshToken: player.refreshToken } })),
    ).toEqual(['invalid_refresh_token'])
    await expect.poll(() => received.slice(-2)).toEqual(['sessionEnded', 'closed'])
    expect(received.length).toBe(3)
    const { rows } = await sql<{
      active: boolean
    }>`select active from game_sessions where id = ${run.session_id}`.execute(platform.db)
    expect(rows).toEqual([{ active: false }])
    platform.app.deps.realtime.remove(listener)
  })

  test('notifies the owner by letter, in their language', async () => {
    const { phone, email, id } = await createPlayer()
    await sql`update users set locale = 'en' where id = ${id}`.execute(platform.db)
    await restore(await openRestore('phone', phone), password, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' },
    })
    const { rows } = await sql<{
      subject: string
      body: string
      locale: string
    }>`select subject, body, locale from messages where recipient = ${email} order by id`.execute(platform.db)
    expect(rows[0]).toMatchObject({
      locale: 'en',
      subject: expect.stringMatching(/password/i),
      body: expect.stringContaining('Firefox, Linux'),
    })
  })

  test('works once, also with five concurrent requests', async () => {
    const { phone } = await createPlayer()
    const restoreCode = await openRestore('phone', phone)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => restore(restoreCode, `${password}-${at}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
    expect(new Set(answers.flatMap(codesOf))).toEqual(new Set(['invalid_restore_code']))
  })

  test('voids every other recovery of the account: other links, other codes', async () => {
    const { phone, email } = await createPlayer()
    const link = (await ask('email', email)).restoreCode!
    await letPass(platform.db, email, 36)
    const { restoreCode: otherLink, codeId, code } = await ask('email', email)
    const restoreCode = await openRestore('phone', phone)
    expect((await restore(restoreCode)).status).toBe(200)
    for (const each of [link, otherLink!, restoreCode]) {
      expect([codesOf(await checkLink(each)), codesOf(await restore(each))]).toEqual([
        ['invalid_restore_code'],
        ['invalid_restore_code'],
      ])
    }
    expect(codesOf(await check(codeId, code))).toEqual(['code_expired'])
  })

  test('after an hour is refused', async () => {
    const { phone } = await createPlayer()
    const restoreCode = await openRestore('phone', phone)
    await letPass(platform.db, phone, 3_600)
    const { status, errors } = await restore(restoreCode)
    expect([status, errors]).toEqual([410, [{ code: 'invalid_restore_code' }]])
  })

  test('of a closed account is refused, and changes nothing', async () => {
    const { phone, id } = await createPlayer()
    await sql`update users set closed_at = now() where id = ${id}`.execute(platform.db)
    const before = await sql`select password_hash from users where id = ${id}`.execute(platform.db)
    const { status, errors } = await restore(await openRestore('phone', phone))
    expect([status, errors]).toEqual([403, [{ code: 'account_closed' }]])
    expect((await sql`select password_hash from users where id = ${id}`.execute(platform.db)).rows).toEqual(
      before.rows,
    )
  })

  test('that is known from leaks is refused by its field, and the recovery code stays valid', async () => {
    const { phone } = await createPlayer()
    const restoreCode = await openRestore('phone', phone)
    const { status, errors } = await restore(restoreCode, 'password123')
    expect([status, errors]).toEqual([422, [{ code: 'breached_password', field: 'password' }]])
    expect((await restore(restoreCode)).status).toBe(200)
  })

  test('with a code of a contact that no longer belongs to the account is refused', async () => {
    const { phone, id } = await createPlayer()
    const restoreCode = await openRestore('phone', phone)
    await sql`update users set phone = ${newPhone()} where id = ${id}`.execute(platform.db)
    expect(codesOf(await restore(restoreCode))).toEqual(['invalid_restore_code'])
  })

  const wrongPasswords = [
    [{ password: '' }, 'password', 'required'],
    [{ password: 'short-1' }, 'password', 'minLength'],
    [{ password: 'кириллица-2026' }, 'password', 'notCyrillic'],
    [{ password: 'x'.repeat(151) }, 'password', 'maxLength'],
    [{ password: 12_345_678 }, 'password', undefined],
    [{ restoreCode: 'short' }, 'restoreCode', undefined],
    [{ remember: 1 }, 'remember', undefined],
    [{ password: 'with-a-zero-\0' }, 'body', undefined],
  ] as const
  test.each(wrongPasswords)('with %j is refused by its field [5.12]', async (wrong, field, rule) => {
    const { status, errors } = await asGuest().post(restorePassword, {
      body: { restoreCode: 'x'.repeat(43), password, ...wrong } as never,
    })
    expect([status, errors]).toEqual([
      400,
      [{ code: 'invalid_request', field, ...(rule && { params: { rule } }) }],
    ])
  })

  test('stores no code that could be read from the database', async () => {
    const { phone } = await createPlayer()
    const restoreCode = await openRestore('phone', phone)
    const { rows } = await sql<{
      code_hash: string
    }>`select code_hash from password_restores where contact = ${phone}`.execute(platform.db)
    expect(rows.map((row) => row.code_hash)).toEqual([expect.not.stringContaining(restoreCode)])
  })
})
