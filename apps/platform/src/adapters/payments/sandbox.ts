// Deposits at the games' own payment page: signed like the wallet, with its secret and paths of their own. No money moves there.
import { DeclineReason, Id } from '@yanta/contract'
import { checkSignature, signatureHeader, signRequest } from '@yanta/contract/signature'
import * as v from 'valibot'
import { askProvider } from './ask-provider.ts'
import type { DepositAdapter, Opening, Verdict } from './deposit-adapter.ts'

interface Sandbox {
  /** Origin of the games. */
  origin: string
  secret: string
}

const payPath = '/pay'
const askPath = '/pay/ask'

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const Ended = v.variant('status', [
  v.object({
    status: v.literal('success'),
    amount: Amount,
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
  v.object({ status: v.literal('failed'), reason: DeclineReason }),
])
const Open = v.object({ status: v.picklist(['pending', 'unknown']) })
const Answer = v.union([Ended, Open])
const Sent = v.intersect([v.object({ id: Id, order: Id }), Answer])

export function createSandbox({ origin, secret }: Sandbox): DepositAdapter {
  return {
    provider: 'sandbox',
    open({ flow, id, method: { key, name, icon }, amount, currency, locale, returnUrl }) {
      const order = JSON.stringify({
        id,
        method: key,
        methodName: name,
        isCard: icon === 'card',
        amount,
        currency,
        locale,
        returnUrl,
      })
      const signature = signRequest({ secret, method: 'POST', path: payPath, body: order })
      const url = `${origin}${payPath}`
      return Promise.resolve({ opening: buildOpening() })

      function buildOpening(): Opening {
        if (flow === 'form') return { flow, url, method: 'POST', fields: { order, signature } }
        if (flow === 'marbella')
          return { flow, redirectUrl: `${url}?${new URLSearchParams({ order, signature })}` }
        const invoiceAccessToken = Buffer.from(JSON.stringify({ order, signature })).toString('base64url')
        const named = { name: 'TestPay', description: id, label: id }
        return {
          flow,
          invoice: { invoiceId: id, invoiceAccessToken, ...named, successUrl: returnUrl },
          scriptUrl: `${url}/checkout.js`,
        }
      }
    },
    readNotification({ path, headers, body }, now) {
      const header = headers[signatureHeader]
      const signed = { secret, method: 'POST', path, body }
      const fault = checkSignature(typeof header === 'string' ? header : undefined, signed, now.getTime())
      if (fault !== 'ok') return fault
      const sent = v.safeParse(v.pipe(v.string(), v.parseJson(), Sent), body)
      if (!sent.success) return 'invalid_request'
      const { id, order, ...answer } = sent.output
      return { eventId: id, orderId: order, verdict: readVerdict(answer) }
    },
    async ask(orderId) {
      const body = JSON.stringify({ order: orderId })
      const signature = signRequest({ secret, method: 'POST', path: askPath, body })
      const answer = await askProvider(`${origin}${askPath}`, body, { [signatureHeader]: signature })
      return readVerdict(v.parse(Answer, answer))
    },
  }
}

function readVerdict(answer: v.InferOutput<typeof Answer>): Verdict | null {
  switch (answer.status) {
    case 'success':
      return { type: 'succeeded', amount: answer.amount, currency: answer.currency }
    case 'failed':
      return { type: 'declined', reason: answer.reason }
    default:
      return null
  }
}
