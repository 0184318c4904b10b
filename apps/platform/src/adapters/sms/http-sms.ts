// Text messages over the HTTP interface of a gateway. It is asked where the operator said and nowhere else: a redirect is no
// answer, and the text with its code never reaches a line of the log.
import type { SmsSender } from './sms-sender.ts'

interface Gateway {
  url: string
  /** Empty: none is shown. */
  token: string
  /** Whom the message comes from; empty lets the gateway choose. */
  sender: string
  /** How long an answer may take. */
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
