// The dialect that is signed like the wallet, the sandbox's and marbella's: how it is asked, and how deposits end in it.
import { DeclineReason, Id } from '@yanta/contract'
import { checkSignature, signatureHeader, signRequest } from '@yanta/contract/signature'
import * as v from 'valibot'
import { askProvider } from './ask-provider.ts'
import type { Notification, SentNotification, Verdict } from './deposit-adapter.ts'

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
/** What a provider answers who is asked. */
export const SignedAnswer = v.union([Ended, Open])
const Sent = v.intersect([v.object({ id: Id, order: Id }), SignedAnswer])

/** Asks a provider, signed in the header. */
export function askSigned(secret: string, address: URL, question: object): Promise<unknown> {
  const body = JSON.stringify(question)
  const signature = signRequest({ secret, method: 'POST', path: address.pathname, body })
  return askProvider(address.href, body, { [signatureHeader]: signature })
}

/** Null: it has not ended, or the provider does not know it. */
export function readVerdict(answer: v.InferOutput<typeof SignedAnswer>): Verdict | null {
  switch (answer.status) {
    case 'success':
      return { type: 'succeeded', amount: answer.amount, currency: answer.currency }
    case 'failed':
      return { type: 'declined', reason: answer.reason }
    default:
      return null
  }
}

/** A notification that is signed in its header, not more than five minutes ago. */
export function readSignedNotification(
  secret: string,
  { path, headers, body }: SentNotification,
  now: Date,
): Notification | 'invalid_signature' | 'stale_signature' | 'invalid_request' {
  const header = headers[signatureHeader]
  const signed = { secret, method: 'POST', path, body }
  const fault = checkSignature(typeof header === 'string' ? header : undefined, signed, now.getTime())
  if (fault !== 'ok') return fault
  const sent = v.safeParse(v.pipe(v.string(), v.parseJson(), Sent), body)
  if (!sent.success) return 'invalid_request'
  const { id, order, ...answer } = sent.output
  return { eventId: id, orderId: order, verdict: readVerdict(answer) }
}
