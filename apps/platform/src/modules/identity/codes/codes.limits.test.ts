// The total limits per address; the other tests switch these limits off.
import {
  checkPasswordRestore,
  confirmEmailCode,
  confirmPhoneCode,
  requestPasswordRestore,
  restorePassword,
  sendEmailCode,
  sendPhoneCode,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { solveCaptcha } from '../../../testing/solve-captcha.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { readLastMessage } from './testing/last-message.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ RATE_LIMITS: 'on' })
})
afterAll(() => platform.close())

let addresses = 0
const newAddress = () => `198.18.7.${(addresses += 1)}`
let numbers = 0
const newPhone = () => `7903${String((numbers += 1)).padStart(7, '0')}`
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const codesOf = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code)

/** The maximum of sends that cost an address no captcha. */
const mostFree = 10

type Send = (
  address: string,
  captcha?: string,
) => Promise<{ status: number; errors: { code: string }[]; headers: Record<string, unknown> }>
const sends: [string, Send][] = [
  [
    'a phone',
    (address, captcha) =>
      platform
        .as(null)
        .post(sendPhoneCode, { body: { phone: newPhone(), purpose: 'login', captcha } }, from(address)),
  ],
  [
    'an e-mail',
    (address, captcha) =>
      platform
        .as(null)
        .post(sendEmailCode, { body: { email: `limits-${newPhone()}@example.com`, captcha } }, from(address)),
  ],
  [
    'a new password',
    (address, captcha) =>
      platform
        .as(null)
        .post(requestPasswordRestore, { body: { type: 'phone', login: newPhone(), captcha } }, from(address)),
  ],
]

describe.each(sends)('sending a code for %s', (_name, send) => {
  test('to one contact after the other costs an address a captcha, which is valid once', async () => {
    const address = newAddress()
    const answers = []
    do answers.push(await send(address))
    while (answers.at(-1)!.status === 200 && answers.length <= mostFree)
    expect(answers.length).toBeGreaterThan(3)
    expect(answers.at(-1)).toMatchObject({ status: 403, errors: [{ code: 'captcha_required' }] })
    expect(await send(address, 'no solution')).toMatchObject({
      status: 422,
      errors: [{ code: 'captcha_failed' }],
    })
    const solution = await solveCaptcha(platform)
    expect((await send(address, solution)).status).toBe(200)
    expect(codesOf(await send(address, solution))).toEqual(['captcha_failed'])
    expect((await send(newAddress())).status).toBe(200)
  })

  test('to contacts without end is refused for a while, with Retry-After', async () => {
    const address = newAddress()
    const answers = []
    do answers.push(await send(address, 'no solution'))
    while (answers.at(-1)!.status !== 429 && answers.length < 200)
    expect(answers.at(-1)).toMatchObject({ status: 429, errors: [{ code: 'too_many_requests' }] })
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(mostFree)
  })
})

test('confirmed codes do not count against an address: players may share one', async () => {
  const extra = from(newAddress())
  for (let count = 0; count < mostFree + 2; count += 1) {
    const phone = newPhone()
    const { status, body } = await platform
      .as(null)
      .post(sendPhoneCode, { body: { phone, purpose: 'login' } }, extra)
    expect(status).toBe(200)
    const { code } = await readLastMessage(platform.db, phone)
    expect(
      (
        await platform
          .as(null)
          .post(confirmPhoneCode, { body: { codeId: body.codeId, phone, code, purpose: 'login' } }, extra)
      ).status,
    ).toBe(200)
  }
})

test.each([
  [
    'a phone',
    confirmPhoneCode,
    { codeId: 'x'.repeat(22), phone: '79005550101', code: '0000', purpose: 'login' },
  ],
  ['an e-mail', confirmEmailCode, { codeId: 'x'.repeat(22), email: 'limits@example.com', code: '0000' }],
  ['a new password', checkPasswordRestore, { codeId: 'x'.repeat(22), code: '0000' }],
  [
    'a new password by link',
    restorePassword,
    { restoreCode: 'x'.repeat(43), password: 'a-quiet-harbour-2026' },
  ],
] as const)(
  'codes of %s can be tried only so often from one address, and another address is unaffected',
  async (_name, { path, rateLimit }, payload) => {
    const { app } = platform.onOneProcess('limits by address are counted by each process for itself')
    const ask = async (address: string) =>
      await app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { 'x-forwarded-for': address },
      })
    const address = newAddress()
    const statuses = []
    for (let count = 0; count < rateLimit.max; count += 1) statuses.push((await ask(address)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([410]))
    const refused = await ask(address)
    expect([refused.statusCode, refused.json<{ errors: unknown }>().errors]).toEqual([
      429,
      [{ code: 'too_many_requests' }],
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(newAddress())).statusCode).toBe(410)
  },
)

test("an address that is not a trusted proxy can't name another address to reset its count", async () => {
  const outside = (count: number) =>
    platform.app.inject({
      method: 'POST',
      url: sendPhoneCode.path,
      payload: { phone: newPhone(), purpose: 'login' },
      remoteAddress: '203.0.113.200',
      headers: { 'x-forwarded-for': `198.18.9.${count}` },
    })
  const statuses = []
  for (let count = 1; count <= mostFree; count += 1) statuses.push((await outside(count)).statusCode)
  expect(statuses.at(-1)).toBe(403)
  const { rows } = await sql<{
    address: string
  }>`select distinct address from contact_codes where address like '203.0.113.%' or address like '198.18.9.%'`.execute(
    platform.db,
  )
  expect(rows).toEqual([{ address: '203.0.113.200' }])
})
