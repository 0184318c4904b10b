import { confirmEmailCode, sendEmailCode, type SentCode } from '@yanta/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { spendProof } from './codes.service.ts'
import { codesOf, openCodeDesk } from './testing/code-desk.ts'
import { letPass, spoil } from './testing/last-message.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const { guest, newEmail, read } = openCodeDesk(() => platform)

describe('a code by e-mail', () => {
  const sendMail = (email: string) => guest().post(sendEmailCode, { body: { email } })
  const confirmMail = (email: string, codeId: string, code: string) =>
    guest().post(confirmEmailCode, { body: { email, codeId, code } })
  async function open(email = newEmail()): Promise<SentCode & { email: string; code: string }> {
    const { body, errors } = await sendMail(email)
    expect(errors).toEqual([])
    return { ...body, email, code: (await read(email)).code }
  }

  test('proves the address for a registration, in upper or lower case', async () => {
    const { email, codeId, code } = await open()
    const { status, body } = await confirmMail(`  ${email.toUpperCase()} `, codeId, code)
    expect(status).toBe(200)
    expect(
      await platform.db
        .transaction()
        .execute((trx) => spendProof(trx, platform.app.deps, { type: 'email', proof: body.proof })),
    ).toBe(email)
  })

  test('of a taken address reveals it only after the right code', async () => {
    const { email } = await platform.createPlayer()
    const { codeId, code } = await open(email)
    expect(codesOf(await confirmMail(email, codeId, spoil(code)))).toEqual(['wrong_code'])
    const { status, errors } = await confirmMail(email, codeId, code)
    expect([status, errors]).toEqual([409, [{ code: 'contact_taken' }]])
  })

  test('is refused as that of a phone is: too soon, too often, wrong, used up, expired [8.38-8.41]', async () => {
    const { email, codeId, code } = await open()
    expect(codesOf(await sendMail(email))).toEqual(['code_too_soon'])
    for (let count = 0; count < 2; count += 1) {
      await letPass(platform.db, email, 36)
      await sendMail(email)
    }
    await letPass(platform.db, email, 36)
    expect(codesOf(await sendMail(email))).toEqual(['code_too_often'])
    expect(codesOf(await confirmMail(email, codeId, code))).toEqual(['code_expired'])
    await letPass(platform.db, email, 90_000)
    const next = await open(email)
    for (let count = 0; count < 4; count += 1)
      expect(codesOf(await confirmMail(email, next.codeId, spoil(next.code)))).toEqual(['wrong_code'])
    expect(codesOf(await confirmMail(email, next.codeId, spoil(next.code)))).toEqual(['code_attempts_used'])
  })

  const wrongBodies = [
    [{ email: '' }, 'required'],
    [{ email: 'nobody' }, 'email'],
    [{ email: `${'x'.repeat(150)}@example.com` }, 'maxLength'],
    [{ email: 7 }, undefined],
  ] as const
  test.each(wrongBodies)('to %j is refused by its field [5.3]', async (body, rule) => {
    const { status, errors } = await guest().post(sendEmailCode, { body: body as { email: string } })
    expect([status, errors]).toEqual([
      400,
      [{ code: 'invalid_request', field: 'email', ...(rule && { params: { rule } }) }],
    ])
  })
})
