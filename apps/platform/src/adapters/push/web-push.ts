// Web push proper: the library encrypts and signs, and the request is our own, so that it follows nobody's redirect, waits for no
// answer without end and reads nothing of it.
import webPush from 'web-push'
import type { PushSender } from './push-sender.ts'

const patienceMs = 8_000
/** What nobody picked up for a day is news no more. */
const lifetimeSeconds = 86_400

interface Vapid {
  /** Whom a push service may write to about us. */
  mail: string
  publicKey: string
  privateKey: string
}

export function createWebPush({ mail, publicKey, privateKey }: Vapid): PushSender {
  const vapidDetails = { subject: `mailto:${mail}`, publicKey, privateKey }
  return {
    async send(subscription, note) {
      const { endpoint, headers, method, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(note),
        {
          vapidDetails,
          TTL: lifetimeSeconds,
          urgency: 'normal',
          ...(note.tag && { topic: note.tag }),
        },
      )
      // The length is the body's own affair.
      const { 'Content-Length': _length, ...ownHeaders } = headers as Record<string, string>
      const answer = await fetch(endpoint, {
        method,
        body: body && new Uint8Array(body),
        headers: ownHeaders,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      })
      void answer.body?.cancel()
      if (answer.ok) return 'taken'
      if (answer.status === 404 || answer.status === 410) return 'gone'
      throw new Error(`the push service answered ${answer.status}`)
    },
  }
}
