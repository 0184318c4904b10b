// Deposits at the games' own payment page: signed like the wallet, with its secret and paths of their own. No money moves there.
import { signRequest } from '@yanta/contract/signature'
import * as v from 'valibot'
import { addPath } from './ask-provider.ts'
import type { DepositAdapter, Opening } from './deposit-adapter.ts'
import { askSigned, readSignedNotification, readVerdict, SignedAnswer } from './signed-answers.ts'

interface Sandbox {
  /** Origin of the games. */
  origin: string
  secret: string
}

const payPath = '/pay'
const askPath = '/pay/ask'

export function createSandbox({ origin, secret }: Sandbox): DepositAdapter {
  return {
    provider: 'sandbox',
    open({ flow, id, method: { key, name, icon }, amount, fee, currency, locale, returnUrl }) {
      const order = JSON.stringify({
        id,
        method: key,
        methodName: name,
        isCard: icon === 'card',
        amount,
        fee,
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
    readNotification: (sent, now) => readSignedNotification(secret, sent, now),
    async ask(orderId) {
      const answer = await askSigned(secret, addPath(origin, askPath), { order: orderId })
      return readVerdict(v.parse(SignedAnswer, answer))
    },
  }
}
