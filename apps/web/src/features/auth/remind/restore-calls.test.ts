import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkCode, checkLink } from './restore-calls.ts'

const restore = { restoreCode: 'restore-code-example-0001', expiresAt: '2026-11-20T13:00:00.000Z' }
const code = { codeId: 'code-id-example-0001', code: '1234' }
const sent: { path: string; body: string }[] = []

function answer(status: number, answered: object) {
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push({ path: address.split('?')[0]!, body })
    return new Response(JSON.stringify(answered), { status })
  })
}
const refuse = (status: number, refusal: string) => answer(status, { errors: [{ code: refusal }] })

beforeEach(() => {
  sent.length = 0
  // A failed call makes the site check its health, and again later: after the test nobody answers it.
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'ru' } })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the code of a message is exchanged for that of a new password [7.12]', async () => {
  answer(200, restore)
  expect(await checkCode(code)).toEqual({ ok: true, value: restore.restoreCode })
  expect(sent[0]!.path).toBe('/json-api/users/restore-password/check')
  expect(JSON.parse(sent[0]!.body)).toEqual(code)
})

test('a proven contact without an account is an answer, not a problem with the code', async () => {
  refuse(404, 'account_not_found')
  expect(await checkCode(code)).toEqual({ ok: true, value: null })
})

test('a wrong code is returned as a refusal', async () => {
  refuse(422, 'wrong_code')
  expect(await checkCode(code)).toMatchObject({ ok: false, refusal: { code: 'wrong_code' } })
})

test.each([
  [410, 'invalid_restore_code', 'dead'],
  [400, 'invalid_request', 'dead'],
])('a link with the response %i %s is %s', async (status, refusal, state) => {
  refuse(status, refusal)
  expect(await checkLink('restore-code-example-0001')).toEqual({ ok: true, value: state })
})

test.each([
  [503, 'temporarily_unavailable'],
  [429, 'too_many_requests'],
  [500, 'internal_error'],
])('the response %i %s does not say whether a link is dead', async (status, code) => {
  refuse(status, code)
  expect(await checkLink('restore-code-example-0001')).toMatchObject({ ok: false, refusal: { code } })
})

test('an incomplete link is dead without a request', async () => {
  answer(200, restore)
  expect(await checkLink('a1b2c3')).toEqual({ ok: true, value: 'dead' })
  expect(sent).toEqual([])
})

test('a valid link is good', async () => {
  answer(200, restore)
  expect(await checkLink('restore-code-example-0001')).toEqual({ ok: true, value: 'good' })
})
