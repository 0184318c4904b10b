import { confirmEmailCode } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { codesOf, from, openCodeDesk } from './testing/code-desk.ts'
import { letPass } from './testing/last-message.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const { confirm, createPlayerWithPhone, guest, newEmail, newPhone, openCode, send } = openCodeDesk(
  () => platform,
)
const vera = '79161234567'

describe('an anonymous client', () => {
  const stranger = from('203.0.113.66')

  test("requesting a code for the same phone leaves the owner's code valid", async () => {
    const { phone, codeId, code } = await openCode()
    await letPass(platform.db, phone, 36)
    expect((await send(phone, 'login', stranger)).status).toBe(200)
    expect((await confirm(phone, codeId, code)).status).toBe(200)
  })

  test('trying codes for an unknown id uses up no tries', async () => {
    const { phone, codeId, code } = await openCode()
    for (const guess of [
      'x'.repeat(22),
      'A'.repeat(512),
      codeId.toLowerCase() === codeId ? codeId.toUpperCase() : codeId.toLowerCase(),
    ]) {
      expect(codesOf(await confirm(phone, guess, code, 'login', stranger))).toEqual(['code_expired'])
    }
    expect(
      (await sql`select from contact_guesses where contact = ${phone}`.execute(platform.db)).rows,
    ).toHaveLength(0)
    expect((await confirm(phone, codeId, code)).status).toBe(200)
  })

  test("can't use a code for another phone, another purpose or another kind of contact, and nothing is counted", async () => {
    const { phone, codeId, code } = await openCode()
    const email = newEmail()
    const answers = [
      await confirm(vera, codeId, code),
      await confirm(phone, codeId, code, 'registration'),
      await guest().post(confirmEmailCode, { body: { codeId, email, code } }),
    ]
    for (const { status, errors } of answers)
      expect([status, errors]).toEqual([410, [{ code: 'code_expired' }]])
    const { rows } = await sql<{
      tries: number
    }>`select tries from contact_codes where id = ${codeId}`.execute(platform.db)
    expect(rows).toEqual([{ tries: 0 }])
  })

  test('requesting again and again does not block the owner: each address has limits of its own', async () => {
    const phone = newPhone()
    for (let count = 0; count < 3; count += 1) {
      expect((await send(phone, 'login', stranger)).status).toBe(200)
      await letPass(platform.db, phone, 36)
    }
    expect(codesOf(await send(phone, 'login', stranger))).toEqual(['code_too_often'])
    expect((await send(phone)).status).toBe(200)
  })

  test('counts as one in all addresses of a household', async () => {
    const phone = newPhone()
    for (let count = 1; count <= 3; count += 1) {
      expect((await send(phone, 'login', from(`2001:db8:7:7::${count}`))).status).toBe(200)
      await letPass(platform.db, phone, 36)
    }
    expect(codesOf(await send(phone, 'login', from('2001:db8:7:7:ffff::9')))).toEqual(['code_too_often'])
  })

  test('at twenty-four addresses does not block an owner at home', async () => {
    const { phone, id } = await createPlayerWithPhone()
    for (let count = 1; count <= 24; count += 1) {
      expect((await send(phone, 'login', from(`198.18.0.${count}`))).status).toBe(200)
      await letPass(platform.db, phone, 36)
    }
    expect(codesOf(await send(phone, 'login', from('198.18.0.99')))).toEqual(['code_limit_reached'])
    await sql`insert into known_places (user_id, network, device) values (${id}, '198.51.100.8', 'test')`.execute(
      platform.db,
    )
    expect((await send(phone, 'login', from('198.51.100.8'))).status).toBe(200)
  })
})
