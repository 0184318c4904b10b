// Invoices of RBKmoney: made by its API, paid in its own window. Its notifications are signed by its key and have no time of sending,
// and it repeats them for a day: a repeated one is without effect, because each has an id that counts once.
import { createPublicKey, verify } from 'node:crypto'
import type { Clock } from '@yanta/config/clock'
import * as v from 'valibot'
import { addPath, askProvider, ProviderStatus } from './ask-provider.ts'
import type { DepositAdapter, SentNotification, Verdict } from './deposit-adapter.ts'

interface Rbk {
  /** Of the API, with its version. */
  url: string
  shop: string
  token: string
  /** Of the notifications: SPKI in DER, as base64. */
  webhookKey: string
  /** Of the window. */
  scriptUrl: string
  clock: Clock
}

/** An invoice can't be paid later. */
const payableMs = 30 * 60_000

const Invoice = v.object({
  id: v.string(),
  shopID: v.string(),
  /** The deposit. */
  externalID: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  status: v.picklist(['unpaid', 'cancelled', 'paid', 'fulfilled']),
})
const Made = v.object({ invoice: Invoice, invoiceAccessToken: v.object({ payload: v.string() }) })
const Sent = v.object({
  eventID: v.pipe(v.number(), v.safeInteger()),
  invoice: Invoice,
})

export function createRbk({ url, shop, token, webhookKey, scriptUrl, clock }: Rbk): DepositAdapter {
  const key = createPublicKey({ key: Buffer.from(webhookKey, 'base64'), format: 'der', type: 'spki' })
  const invoices = addPath(url, '/processing/invoices').href
  const headersOf = (request: string) => ({
    authorization: `Bearer ${token}`,
    'x-request-id': `${request}-${clock.now().getTime()}`.slice(0, 32),
  })

  return {
    provider: 'rbk',
    async open({ id, method, flow, amount, currency, returnUrl, createdAt }) {
      if (flow !== 'rbk') return 'refused'
      const wanted = {
        shopID: shop,
        externalID: id,
        dueDate: new Date(createdAt.getTime() + payableMs).toISOString(),
        amount,
        currency,
        product: id,
        metadata: {},
      }
      try {
        const made = v.parse(Made, await askProvider(invoices, JSON.stringify(wanted), headersOf(id)))
        const invoice = {
          invoiceId: made.invoice.id,
          invoiceAccessToken: made.invoiceAccessToken.payload,
          name: method.name,
          description: id,
          label: id,
          successUrl: returnUrl,
        }
        return { opening: { flow, invoice, scriptUrl } }
      } catch (error) {
        if (error instanceof ProviderStatus && error.status === 400) return 'refused'
        throw error
      }
    },
    readNotification(sent) {
      if (!isSigned(sent, key)) return 'invalid_signature'
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Sent), sent.body)
      if (!read.success || read.output.invoice.shopID !== shop) return 'invalid_request'
      const { eventID, invoice } = read.output
      return { eventId: String(eventID), orderId: invoice.externalID, verdict: readInvoice(invoice) }
    },
    async ask(orderId) {
      const address = `${invoices}?${new URLSearchParams({ externalID: orderId })}`
      try {
        const invoice = v.parse(Invoice, await askProvider(address, null, headersOf(orderId)))
        if (invoice.externalID !== orderId || invoice.shopID !== shop)
          throw new Error('rbk answered of another deposit')
        return readInvoice(invoice)
      } catch (error) {
        if (error instanceof ProviderStatus && error.status === 404) return null
        throw error
      }
    },
  }
}

/** `alg=RS256; digest=<base64url>`, over the body. */
function isSigned({ headers, body }: SentNotification, key: ReturnType<typeof createPublicKey>): boolean {
  const header = headers['content-signature']
  const match = /^alg=RS256; ?digest=([\w-]+)=*$/.exec(typeof header === 'string' ? header : '')
  return match !== null && verify('sha256', Buffer.from(body), key, Buffer.from(match[1]!, 'base64url'))
}

/** A payment that failed ends no invoice: the window offers another try until its time is over. */
function readInvoice({ status, amount, currency }: v.InferOutput<typeof Invoice>): Verdict | null {
  if (status === 'paid' || status === 'fulfilled') return { type: 'succeeded', amount, currency }
  return status === 'cancelled' ? { type: 'declined', reason: 'abandoned' } : null
}
