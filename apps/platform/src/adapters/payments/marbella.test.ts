import { checkSignature, signatureHeader, signRequest } from '@yanta/contract/signature'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMarbella } from './marbella.ts'
import { startProviderServer, type ProviderServer } from './testing/provider-server.ts'

const secret = 'secret-of-marbella-in-tests'
const now = new Date('2026-11-20T12:00:00Z')
const order = {
  id: 'd-1',
  method: { key: 'bank', name: 'Банк', icon: 'bank' },
  flow: 'marbella',
  amount: 5_000,
  fee: 0,
  currency: 'EUR',
  locale: 'en',
  returnUrl: 'https://site.example/?deposit=1',
  createdAt: now,
} as const
let server: ProviderServer
beforeAll(async () => {
  server = await startProviderServer()
})
beforeEach(() => server.requests.splice(0))
afterAll(() => server.close())

const adapter = () => createMarbella({ url: `${server.origin}/api/`, secret })

test('a deposit opens at the address that the provider answers, which was asked once and signed [7.76]', async () => {
  server.answer(() => ({ body: '{"redirectUrl":"https://marbella.example/p/1"}' }))
  expect(await adapter().open(order)).toEqual({
    opening: { flow: 'marbella', redirectUrl: 'https://marbella.example/p/1' },
  })
  expect(server.requests).toHaveLength(1)
  const { path, headers, body } = server.requests[0]!
  expect([path, JSON.parse(body)]).toEqual([
    '/api/deposit',
    {
      order: 'd-1',
      method: 'bank',
      amount: 5_000,
      currency: 'EUR',
      locale: 'en',
      returnUrl: 'https://site.example/?deposit=1',
    },
  ])
  const signed = { secret, method: 'POST', path, body }
  expect(checkSignature(headers[signatureHeader] as string, signed)).toBe('ok')
})

test.each([
  ['500', () => ({ status: 500, body: '' })],
  ['an address that runs a script', () => ({ body: '{"redirectUrl":"javascript:alert(1)"}' })],
  ['no address', () => ({ body: '{}' })],
  ['another page', () => ({ status: 302, body: '' })],
])('after %s nobody knows whether it was opened, and it is not asked again [7.76]', async (_, answer) => {
  server.answer(answer)
  await expect(adapter().open(order)).rejects.toThrow()
  expect(server.requests).toHaveLength(1)
})

test('an order that the provider refuses was not begun, nor one that opens otherwise', async () => {
  server.answer(() => ({ status: 422, body: '' }))
  expect(await adapter().open(order)).toBe('refused')
  expect(await adapter().open({ ...order, flow: 'form' })).toBe('refused')
})

test('its notifications are signed with its secret, and no older than five minutes', () => {
  const path = '/json-api/treasury/notify/marbella'
  const body = '{"id":"e1","order":"d-1","status":"failed","reason":"no_money"}'
  const read = (by: string, ageMs: number) => {
    const signature = signRequest({ secret: by, method: 'POST', path, body }, now.getTime() - ageMs)
    return adapter().readNotification({ path, headers: { [signatureHeader]: signature }, body }, now)
  }
  expect(read(secret, 300_000)).toEqual({
    eventId: 'e1',
    orderId: 'd-1',
    verdict: { type: 'declined', reason: 'no_money' },
  })
  expect(read(secret, 300_001)).toBe('stale_signature')
  expect(read('another', 0)).toBe('invalid_signature')
})

test('asked about a deposit, it answers how it ended', async () => {
  server.answer(() => ({ body: '{"status":"success","amount":5000,"currency":"EUR"}' }))
  expect(await adapter().ask('d-1')).toEqual({ type: 'succeeded', amount: 5_000, currency: 'EUR' })
  expect([server.requests[0]!.path, server.requests[0]!.body]).toEqual(['/api/status', '{"order":"d-1"}'])
  server.answer(() => ({ body: '{"status":"unknown"}' }))
  expect(await adapter().ask('d-1')).toBeNull()
})
