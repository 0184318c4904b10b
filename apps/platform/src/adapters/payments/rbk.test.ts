import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRbk } from './rbk.ts'
import { startProviderServer, type ProviderServer } from './testing/provider-server.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
const now = new Date('2026-11-20T12:00:00Z')
const order = {
  id: 'd-1',
  method: { key: 'qr', name: 'QR-код', icon: 'qr' },
  flow: 'rbk',
  amount: 50_000,
  fee: 0,
  currency: 'RUB',
  locale: 'ru',
  returnUrl: 'https://site.example/?deposit=1',
  createdAt: new Date('2026-11-20T11:59:00Z'),
} as const
const invoice = {
  id: 'inv-1',
  shopID: 'shop-1',
  externalID: 'd-1',
  amount: 50_000,
  currency: 'RUB',
  status: 'unpaid',
}
let server: ProviderServer
beforeAll(async () => {
  server = await startProviderServer()
})
beforeEach(() => server.requests.splice(0))
afterAll(() => server.close())

const adapter = () =>
  createRbk({
    url: `${server.origin}/v2`,
    shop: 'shop-1',
    token: 'token-of-the-shop',
    webhookKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    scriptUrl: 'https://checkout.example/checkout.js',
    clock: { now: () => now },
  })
const read = (event: object, { by = privateKey, sentBody = '' } = {}) => {
  const body = JSON.stringify(event)
  const digest = sign('sha256', Buffer.from(body), by).toString('base64url')
  return adapter().readNotification(
    {
      path: '/json-api/treasury/notify/rbk',
      headers: { 'content-signature': `alg=RS256; digest=${digest}` },
      body: sentBody || body,
    },
    now,
  )
}

test('a deposit is an invoice for half an hour from its beginning, known by its own id, with the token of its window [3.57] [7.78]', async () => {
  server.answer(() => ({
    status: 201,
    body: JSON.stringify({ invoice, invoiceAccessToken: { payload: 'token-of-the-invoice' } }),
  }))
  expect(await adapter().open(order)).toEqual({
    opening: {
      flow: 'rbk',
      scriptUrl: 'https://checkout.example/checkout.js',
      invoice: {
        invoiceId: 'inv-1',
        invoiceAccessToken: 'token-of-the-invoice',
        name: 'QR-код',
        description: 'd-1',
        label: 'd-1',
        successUrl: 'https://site.example/?deposit=1',
      },
    },
  })
  const { path, headers, body } = server.requests[0]!
  expect([path, headers.authorization, JSON.parse(body)]).toEqual([
    '/v2/processing/invoices',
    'Bearer token-of-the-shop',
    {
      shopID: 'shop-1',
      externalID: 'd-1',
      dueDate: '2026-11-20T12:29:00.000Z',
      amount: 50_000,
      currency: 'RUB',
      product: 'd-1',
      metadata: {},
    },
  ])
})

test('an invoice that was refused was not made; after another fault nobody knows', async () => {
  server.answer(() => ({ status: 400, body: '{}' }))
  expect(await adapter().open(order)).toBe('refused')
  expect(await adapter().open({ ...order, flow: 'form' })).toBe('refused')
  server.answer(() => ({ status: 503, body: '' }))
  await expect(adapter().open(order)).rejects.toThrow('503')
  server.answer(() => ({ body: '{"invoice":{}}' }))
  await expect(adapter().open(order)).rejects.toThrow()
})

test.each([
  ['paid', { type: 'succeeded', amount: 50_000, currency: 'RUB' }],
  ['fulfilled', { type: 'succeeded', amount: 50_000, currency: 'RUB' }],
  ['cancelled', { type: 'declined', reason: 'abandoned' }],
  ['unpaid', null],
])('a notification and an answer of an invoice that is %s say the same', async (status, verdict) => {
  const event = { eventID: 7, eventType: 'InvoicePaid', invoice: { ...invoice, status } }
  expect(read(event)).toEqual({ eventId: '7', orderId: 'd-1', verdict })
  server.answer(() => ({ body: JSON.stringify({ ...invoice, status }) }))
  expect(await adapter().ask('d-1')).toEqual(verdict)
  expect(server.requests[0]!.path).toBe('/v2/processing/invoices?externalID=d-1')
})

test('a notification that was altered, is signed by another or by none, or is of another shop, is not accepted', () => {
  const event = { eventID: 7, invoice: { ...invoice, status: 'paid' } }
  expect(read(event, { sentBody: JSON.stringify({ ...event, eventID: 8 }) })).toBe('invalid_signature')
  expect(read(event, { by: other.privateKey })).toBe('invalid_signature')
  expect(adapter().readNotification({ path: '', headers: {}, body: '{}' }, now)).toBe('invalid_signature')
  expect(read({ ...event, invoice: { ...event.invoice, shopID: 'shop-2' } })).toBe('invalid_request')
  expect(read({ ...event, invoice: { ...event.invoice, amount: -5 } })).toBe('invalid_request')
})

test('an invoice that the provider does not know has not ended; one of another deposit is an error', async () => {
  server.answer(() => ({ status: 404, body: '{}' }))
  expect(await adapter().ask('d-1')).toBeNull()
  server.answer(() => ({ body: JSON.stringify({ ...invoice, externalID: 'd-2' }) }))
  await expect(adapter().ask('d-1')).rejects.toThrow('another deposit')
})
