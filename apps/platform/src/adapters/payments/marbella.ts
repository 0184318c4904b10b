// A provider that answers with the address where the player pays. JSON over HTTPS, signed like the wallet with a secret of its own.
// Opening is asked once: without an answer the deposit is unknown, and only asking how it ended is repeated.
import * as v from 'valibot'
import { addPath, ProviderStatus } from './ask-provider.ts'
import type { DepositAdapter } from './deposit-adapter.ts'
import { askSigned, readSignedNotification, readVerdict, SignedAnswer } from './signed-answers.ts'

interface Marbella {
  url: string
  secret: string
}

const Opened = v.object({
  redirectUrl: v.pipe(
    v.string(),
    v.url(),
    v.check((text) => /^https?:\/\//i.test(text)),
  ),
})

export function createMarbella({ url, secret }: Marbella): DepositAdapter {
  const ask = (part: string, question: object) => askSigned(secret, addPath(url, part), question)

  return {
    provider: 'marbella',
    async open({ id, method, flow, amount, currency, locale, returnUrl }) {
      if (flow !== 'marbella') return 'refused'
      try {
        const { redirectUrl } = v.parse(
          Opened,
          await ask('/deposit', { order: id, method: method.key, amount, currency, locale, returnUrl }),
        )
        return { opening: { flow, redirectUrl } }
      } catch (error) {
        if (error instanceof ProviderStatus && error.status === 422) return 'refused'
        throw error
      }
    },
    readNotification: (sent, now) => readSignedNotification(secret, sent, now),
    async ask(orderId) {
      return readVerdict(v.parse(SignedAnswer, await ask('/status', { order: orderId })))
    },
  }
}
