// Text messages over the HTTP interface of a gateway. Requests go to the configured address only: a redirect counts as an error,
// and the text with its code is never logged.
import type { SmsSender } from './sms-sender.ts'

interface Gateway {
  url: string
  /** Empty: none is sent. */
  token: string
  /** The sender's name; empty lets the gateway choose. */
  sender: string
  /** Timeout of an answer. */
  patienceMs?: number
}

export function createHttpSms({ url, token, sender, patienceMs = 10_000 }: Gateway): SmsSender {
  return {
    async send({ id, recipient, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: recipient, text, ...(sender && { from: sender }) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      })
      void answer.body?.cancel()
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
    },
  }
}
