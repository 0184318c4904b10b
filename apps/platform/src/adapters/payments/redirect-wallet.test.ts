import { declineReasons } from '@yanta/contract'
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRedirectWallet, signFields } from './redirect-wallet.ts'
import { startProviderServer, type ProviderServer } from './testing/provider-server.ts'

const secret = 'secret-of-the-wallet'
const now = new Date('2026-11-20T12:00:00Z')
let server: ProviderServer
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())

const adapter = (url = `${server.origin}/wallet`) =>
  createRedirectWallet({ url, shop: 'shop-1', secret, clock: { now: () => now } })
const order = {
  method: { key: 'wallet', name: 'Кошелёк', icon: 'wallet' },
  flow: 'form',
  fee: 0,
  locale: 'ru',
  createdAt: now,
} as const
const sentAt = String(now.getTime())
const outcome = {
  amount: '50.00',
  currency: 'RUB',
  reason: 'none',
  sent_at: sentAt,
  shop_id: 'shop-1',
  shop_order_id: 'd-1',
  status: 'success',
}
const success = { ...outcome, event_id: 'e1' }
const signed = (fields: Record<string, string>, by = secret) => ({ ...fields, sign: signFields(fields, by) })
const readText = (body: string) =>
  adapter('https://wallet.example/').readNotification({ path: '', headers: {}, body }, now)
const read = (fields: object) => readText(JSON.stringify(fields))

test("a signature is over all values but sign, in the byte order of their keys, joined by ':' before the secret", () => {
  const fields = { b: '2', a: '1', sign: 'left out', B: '3', é: '4', aa: '5' }
  expect(signFields(fields, 'key')).toBe(createHash('sha256').update('3:1:5:2:4:key').digest('hex'))
})

test('a deposit opens by a form with its sign [7.77]', async () => {
  const answer = await adapter().open({
    id: 'd-1',
    ...order,
    amount: 500_007,
    currency: 'RUB',
    returnUrl: 'https://site.example/?deposit=1',
  })
  expect(answer).toEqual({
    opening: {
      flow: 'form',
      url: `${server.origin}/wallet`,
      method: 'POST',
      fields: {
        amount: '5000.07',
        currency: 'RUB',
        shop_id: 'shop-1',
        shop_order_id: 'd-1',
        success_url: 'https://site.example/?deposit=1',
        sign: createHash('sha256')
          .update(`5000.07:RUB:shop-1:d-1:https://site.example/?deposit=1:${secret}`)
          .digest('hex'),
      },
    },
  })
})

test('a signed notification says how a deposit ended', () => {
  const notification = { eventId: 'e1', orderId: 'd-1' }
  expect(read(signed(success))).toEqual({
    ...notification,
    verdict: { type: 'succeeded', amount: 5_000, currency: 'RUB' },
  })
  expect(read(signed({ ...success, status: 'failed', reason: 'no_money' }))).toEqual({
    ...notification,
    verdict: { type: 'declined', reason: 'no_money' },
  })
  expect(read(signed({ ...success, status: 'pending' }))).toEqual({ ...notification, verdict: null })
})

const before = (ms: number) => String(now.getTime() - ms)
test.each([
  ['altered', { ...signed(success), amount: '5000.00' }, 'invalid_signature'],
  ['unsigned', success, 'invalid_signature'],
  ['signed by another', signed(success, 'another'), 'invalid_signature'],
  [
    'with a sign in capitals',
    { ...success, sign: signFields(success, secret).toUpperCase() },
    'invalid_signature',
  ],
  ['with an amount that is no text', { ...signed(success), amount: 50 }, 'invalid_signature'],
  ['of five minutes and a little', signed({ ...success, sent_at: before(300_001) }), 'stale_signature'],
  ['of the future', signed({ ...success, sent_at: before(-300_001) }), 'stale_signature'],
  ['of another shop', signed({ ...success, shop_id: 'shop-2' }), 'invalid_request'],
  ['with a further field', signed({ ...success, more: 'x' }), 'invalid_request'],
  ['without its event', signed(outcome), 'invalid_request'],
  ['of a failure without a reason', signed({ ...success, status: 'failed' }), 'invalid_request'],
  ['with parts of a kopeck', signed({ ...success, amount: '50.001' }), 'invalid_request'],
  ['with a negative amount', signed({ ...success, amount: '-50.00' }), 'invalid_request'],
] as const)('a notification %s is not accepted', (_, fields, refusal) => {
  expect(read(fields)).toBe(refusal)
})

test('a notification of exactly five minutes is read', () => {
  expect(read(signed({ ...success, sent_at: before(300_000) }))).toMatchObject({ eventId: 'e1' })
})

test.each([['not json'], ['[]'], ['null'], ['{}']])('%s is no notification', (body) => {
  expect(readText(body)).toBe('invalid_signature')
})

test('no form that a player was given makes a notification, wherever its signed text is cut', async () => {
  const query = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom(`:success:${sentAt}`, `x:none:${sentAt}:shop-1:d-1:success`, ':::'),
  )
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const answer = await adapter().open({
        id: 'd-1',
        ...order,
        amount: 5_000,
        currency: 'RUB',
        returnUrl: `https://site.example/?${text}`,
      })
      if (answer === 'refused' || answer.opening.flow !== 'form') throw new Error('no form')
      const { sign, ...fields } = answer.opening.fields
      const parts = Object.values(fields).join(':').split(':')
      const keys = Object.keys(success).toSorted()
      for (let from = 0; from + keys.length <= parts.length; from += 1) {
        // As many parts as there are keys, the others joined to one of them.
        const cut = [
          ...parts.slice(0, from),
          parts.slice(from, from + parts.length - keys.length + 1).join(':'),
        ]
        const values = [...cut, ...parts.slice(cut.length + parts.length - keys.length)]
        const forged = Object.fromEntries(keys.map((key, place) => [key, values[place] ?? '']))
        expect(typeof read({ ...forged, sign: sign! })).toBe('string')
      }
    }),
  )
})

test('asked about a deposit, the wallet answers how it ended, signed', async () => {
  server.answer(() => ({ body: JSON.stringify(signed(outcome)) }))
  expect(await adapter().ask('d-1')).toEqual({ type: 'succeeded', amount: 5_000, currency: 'RUB' })
  const { path, body } = server.requests.at(-1)!
  const { sign, ...question } = JSON.parse(body) as Record<string, string>
  expect([path, question]).toEqual([
    '/wallet/status',
    { asked_at: sentAt, shop_id: 'shop-1', shop_order_id: 'd-1' },
  ])
  expect(sign).toBe(signFields(question, secret))
  server.answer(() => ({ body: JSON.stringify(signed({ ...outcome, status: 'unknown' })) }))
  expect(await adapter().ask('d-1')).toBeNull()
})

test.each([
  ['unsigned', outcome, 'without its signature'],
  ['of another deposit', signed({ ...outcome, shop_order_id: 'd-2' }), 'of another deposit'],
  ['old', signed({ ...outcome, sent_at: before(300_001) }), 'an old answer'],
  ['a failure without a reason', signed({ ...outcome, status: 'failed' }), 'no reason'],
])('an answer that is %s is none', async (_, fields, error) => {
  server.answer(() => ({ body: JSON.stringify(fields) }))
  await expect(adapter().ask('d-1')).rejects.toThrow(error)
})

test.each(declineReasons)('the wallet may decline with %s', (reason) => {
  expect(read(signed({ ...success, status: 'failed', reason }))).toMatchObject({
    verdict: { type: 'declined', reason },
  })
})
