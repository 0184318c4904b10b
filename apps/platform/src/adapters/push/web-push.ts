// Web push: the library encrypts and signs, and the request is our own, so that it follows no redirect, has a timeout and reads no
// answer body.
import webPush from 'web-push'
import type { PushSender } from './push-sender.ts'

const patienceMs = 8_000
/** A notification not delivered within a day is outdated. */
const lifetimeSeconds = 86_400

interface Vapid {
  /** The operator's contact address for push services. */
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
      // fetch sets the length itself.
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
