import type { PaymentFlow } from '@yanta/contract'
import { checkSignature, signatureHeader, signRequest } from '@yanta/contract/signature'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Opening } from './deposit-adapter.ts'
import { createSandbox } from './sandbox.ts'
import { startProviderServer, type ProviderServer } from './testing/provider-server.ts'

const secret = 'secret-of-the-sandbox-in-tests-0123456789'
const now = new Date('2026-11-20T12:00:00Z')
const path = '/json-api/treasury/notify/sandbox'
let server: ProviderServer
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())

const adapter = () => createSandbox({ origin: server.origin, secret })
const read = (body: string, { at = now, signedBody = body, by = secret, to = path } = {}) =>
  adapter().readNotification(
    {
      path,
      headers: {
        [signatureHeader]: signRequest(
          { secret: by, method: 'POST', path: to, body: signedBody },
          at.getTime(),
        ),
      },
      body,
    },
    now,
  )
const success = JSON.stringify({
  id: 'e1',
  order: 'd-1',
  status: 'success',
  amount: 5_000,
  currency: 'RUB',
})

const order = {
  id: 'd-1',
  method: { key: 'card', name: 'Карта', icon: 'card' },
  amount: 5_000,
  fee: 0,
  currency: 'RUB',
  locale: 'ru',
  returnUrl: 'https://site.example/?deposit=1',
} as const

async function open<Flow extends PaymentFlow>(flow: Flow): Promise<Extract<Opening, { flow: Flow }>> {
  const answer = await adapter().open({ ...order, flow, createdAt: now })
  if (answer === 'refused' || answer.opening.flow !== flow) throw new Error(`not opened by ${flow}`)
  return answer.opening as Extract<Opening, { flow: Flow }>
}

/** An order as the payment page gets it. */
function expectSigned(sent: string | null | undefined, signature: string | null | undefined): void {
  expect(JSON.parse(sent!)).toEqual({
    ...order,
    method: 'card',
    methodName: 'Карта',
    isCard: true,
  })
  const signed = { secret, method: 'POST', path: '/pay', body: sent! }
  expect(checkSignature(signature!, signed)).toBe('ok')
}

test("a deposit opens by a signed form at the games' payment page [7.77]", async () => {
  const { url, method, fields } = await open('form')
  expect([url, method]).toEqual([`${server.origin}/pay`, 'POST'])
  expectSigned(fields.order, fields.signature)
})

test('the same page has an address to be sent to [7.76]', async () => {
  const { origin, pathname, searchParams } = new URL((await open('marbella')).redirectUrl)
  expect([origin, pathname]).toEqual([server.origin, '/pay'])
  expectSigned(searchParams.get('order'), searchParams.get('signature'))
})

test('an invoice carries the signed order, for the script of that page [3.57] [7.78]', async () => {
  const { invoice, scriptUrl } = await open('rbk')
  expect([invoice.invoiceId, invoice.successUrl, scriptUrl]).toEqual([
    'd-1',
    order.returnUrl,
    `${server.origin}/pay/checkout.js`,
  ])
  const token = JSON.parse(Buffer.from(invoice.invoiceAccessToken, 'base64url').toString()) as Record<
    string,
    string
  >
  expectSigned(token.order, token.signature)
})

test('a signed notification says how a deposit ended', () => {
  const notification = { eventId: 'e1', orderId: 'd-1' }
  expect(read(success)).toEqual({
    ...notification,
    verdict: { type: 'succeeded', amount: 5_000, currency: 'RUB' },
  })
  expect(read('{"id":"e1","order":"d-1","status":"failed","reason":"no_money"}')).toEqual({
    ...notification,
    verdict: { type: 'declined', reason: 'no_money' },
  })
  expect(read('{"id":"e1","order":"d-1","status":"pending"}')).toEqual({ ...notification, verdict: null })
})

test.each([
  ['altered', { signedBody: success.replace('5000', '500') }, 'invalid_signature'],
  ['signed by another', { by: 'another' }, 'invalid_signature'],
  ['signed for another path', { to: '/pay' }, 'invalid_signature'],
  ['of five minutes and a little', { at: new Date(now.getTime() - 300_001) }, 'stale_signature'],
  ['of the future', { at: new Date(now.getTime() + 300_001) }, 'stale_signature'],
] as const)('a notification %s is not read', (_, fault, refusal) => {
  expect(read(success, fault)).toBe(refusal)
})

test('an unsigned notification is not read', () => {
  expect(adapter().readNotification({ path, headers: {}, body: success }, now)).toBe('invalid_signature')
})

test.each([
  ['text', '"5000"'],
  ['a fraction', '50.5'],
  ['negative', '-5000'],
  ['zero', '0'],
  ['endless', '1e400'],
  ['beyond exact numbers', '9007199254740993'],
])('a signed notification whose amount is %s is not accepted', (_, amount) => {
  expect(read(success.replace('5000', amount))).toBe('invalid_request')
})

test.each([['not json'], ['[]'], ['{"id":"e1","order":"d-1","status":"failed"}'], ['{"status":"pending"}']])(
  'signed %s is not accepted',
  (body) => {
    expect(read(body)).toBe('invalid_request')
  },
)

test('asked about a deposit, the sandbox answers how it ended; what it does not know has not ended', async () => {
  const { requests } = server
  server.answer(() => ({ body: '{"status":"success","amount":5000,"currency":"RUB"}' }))
  expect(await adapter().ask('d-1')).toEqual({ type: 'succeeded', amount: 5_000, currency: 'RUB' })
  const { headers, body, path: asked } = requests.at(-1)!
  expect([asked, body]).toEqual(['/pay/ask', '{"order":"d-1"}'])
  const header = String(headers[signatureHeader])
  expect(checkSignature(header, { secret, method: 'POST', path: asked, body })).toBe('ok')
  server.answer(() => ({ body: '{"status":"unknown"}' }))
  expect(await adapter().ask('d-1')).toBeNull()
})

test.each([
  [{ status: 500, body: '{"status":"unknown"}' }, 'answered 500'],
  [{ status: 302, body: '{"status":"unknown"}' }, 'answered 302'],
  [{ body: 'later' }, 'JSON'],
  [{ body: '{"status":"success"}' }, 'Invalid'],
  [{ body: `{"status":"unknown","more":"${'x'.repeat(70_000)}"}` }, 'too much'],
])('an answer that can not be believed is none: %#', async (answer, error) => {
  server.answer(() => answer)
  await expect(adapter().ask('d-1')).rejects.toThrow(error)
})
