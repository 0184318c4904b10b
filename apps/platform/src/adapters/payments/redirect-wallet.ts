// A wallet that the player is sent to by a form. Its dialect: JSON of texts and forms, amounts as decimals, signed by `sign`: sha256,
// in lower-case hex, over the values of all other fields in the byte order of their keys, joined by ':', then ':' and the secret.
// Such a text does not say where one value ends: what is accepted from the wallet has fixed fields without ':', and a form always
// holds an address, so that no form that a player was given is ever a notification.
import { createHash, timingSafeEqual } from 'node:crypto'
import { DeclineReason } from '@yanta/contract'
import { signatureToleranceMs } from '@yanta/contract/signature'
import * as v from 'valibot'
import { writeAmount } from '../../plugins/amount-text.ts'
import { addPath, askProvider } from './ask-provider.ts'
import type { DepositAdapter, Verdict } from './deposit-adapter.ts'

interface RedirectWallet {
  url: string
  shop: string
  secret: string
  clock: { now(): Date }
}

type Fields = Readonly<Record<string, string>>

const name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
const outcome = {
  amount: v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Of a failed one; `none` otherwise. */
  reason: v.union([DeclineReason, v.literal('none')]),
  shop_id: name,
  shop_order_id: name,
  status: v.picklist(['success', 'failed', 'pending', 'unknown']),
  /** Milliseconds since 1970. */
  sent_at: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  sign: v.string(),
}
const Sent = v.strictObject({ ...outcome, event_id: name })
const Asked = v.strictObject(outcome)
const Texts = v.record(v.string(), v.string())

export function createRedirectWallet({ url, shop, secret, clock }: RedirectWallet): DepositAdapter {
  const sign = (fields: Fields) => ({ ...fields, sign: signFields(fields, secret) })
  return {
    provider: 'redirect-wallet',
    open({ id, amount, currency, returnUrl }) {
      const fields = sign({
        amount: writeAmount(amount),
        currency,
        shop_id: shop,
        shop_order_id: id,
        success_url: returnUrl,
      })
      return Promise.resolve({ opening: { flow: 'form', url, method: 'POST', fields } })
    },
    readNotification({ body }, now) {
      const texts = v.safeParse(v.pipe(v.string(), v.parseJson(), Texts), body)
      if (!texts.success || !isSigned(texts.output, secret)) return 'invalid_signature'
      const sent = v.safeParse(Sent, texts.output)
      if (!sent.success || sent.output.shop_id !== shop) return 'invalid_request'
      const { event_id: eventId, shop_order_id: orderId, sent_at: sentAt } = sent.output
      if (Math.abs(now.getTime() - Number(sentAt)) > signatureToleranceMs) return 'stale_signature'
      const verdict = readVerdict(sent.output)
      return verdict === 'invalid' ? 'invalid_request' : { eventId, orderId, verdict }
    },
    async ask(orderId) {
      const question = sign({
        asked_at: String(clock.now().getTime()),
        shop_id: shop,
        shop_order_id: orderId,
      })
      const answered = await askProvider(addPath(url, '/status').href, JSON.stringify(question))
      const texts = v.parse(Texts, answered)
      if (!isSigned(texts, secret)) throw new Error('the redirect wallet answered without its signature')
      const answer = v.parse(Asked, texts)
      if (answer.shop_order_id !== orderId || answer.shop_id !== shop)
        throw new Error('the redirect wallet answered of another deposit')
      if (Math.abs(clock.now().getTime() - Number(answer.sent_at)) > signatureToleranceMs)
        throw new Error('the redirect wallet gave an old answer')
      const verdict = readVerdict(answer)
      if (verdict === 'invalid') throw new Error('the redirect wallet gave no reason')
      return verdict
    },
  }
}

/** The signature of fields; a field `sign` among them is left out. */
export function signFields(fields: Fields, secret: string): string {
  const values = Object.entries(fields)
    .filter(([key]) => key !== 'sign')
    .toSorted(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .map(([, value]) => value)
  return createHash('sha256')
    .update([...values, secret].join(':'))
    .digest('hex')
}

function isSigned(fields: Fields, secret: string): boolean {
  const { sign } = fields
  if (sign === undefined || !/^[0-9a-f]{64}$/.test(sign)) return false
  return timingSafeEqual(Buffer.from(sign, 'hex'), Buffer.from(signFields(fields, secret), 'hex'))
}

function readVerdict({
  status,
  amount,
  currency,
  reason,
}: v.InferOutput<typeof Asked>): Verdict | null | 'invalid' {
  if (status === 'success') return { type: 'succeeded', amount: readAmount(amount), currency }
  if (status === 'failed') return reason === 'none' ? 'invalid' : { type: 'declined', reason }
  return null
}

/** The reverse of `writeAmount`. */
function readAmount(text: string): number {
  return Number(text.replace('.', ''))
}
