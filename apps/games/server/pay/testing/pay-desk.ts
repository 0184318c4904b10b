// The payment page with a merchant that signs its orders and receives its notifications over HTTP.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { createMovedClock } from '@yanta/config/clock'
import { checkSignature, signatureHeader, signRequest } from '@yanta/contract/signature'
import { createTestDatabase } from '@yanta/database/testing'
import { buildGames } from '../../index.ts'
import { walletSecret } from '../../testing/fake-wallet.ts'
import { migratedGames } from '../../testing/provider.ts'

export const siteOrigin = 'http://localhost:3000'

type Order = Record<string, unknown>

export async function openPayDesk() {
  const received: { verdict: string; body: Record<string, unknown> }[] = []
  /** Statuses of the next answers; 200 when there is none, and no answer at all for 0. */
  const answers: number[] = []
  const merchant = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const signed = { secret: walletSecret, method: 'POST', path: request.url!, body }
      const verdict = checkSignature(request.headers[signatureHeader] as string, signed)
      received.push({ verdict, body: JSON.parse(body) as Record<string, unknown> })
      const status = answers.shift() ?? 200
      if (status === 0) return response.destroy()
      return response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
  const database = await createTestDatabase({ template: migratedGames })
  const clock = createMovedClock()
  const build = () =>
    buildGames({
      config: {
        brand: 'yanta',
        siteOrigin,
        gamesOrigin: 'http://127.0.0.1:3001',
        apiBaseUrl: `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`,
        walletSecret,
        rateLimits: false,
        paymentSandbox: true,
        hstsSubdomains: true,
        trustedProxies: [],
        logLevel: 'silent',
        logFormat: 'json',
        metricsHost: '127.0.0.1',
        gamesMetricsPort: 0,
      },
      database,
      clock,
      logger: Fastify().log,
    })
  let app: FastifyInstance = await build()
  let orders = 0

  /** As a browser sends a form. */
  const post = (url: string, fields: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' },
      payload: new URLSearchParams(fields).toString(),
    })

  /** The fields of an order's form; `changes` are signed, `forged` is put in their place afterwards. */
  function sign(changes: Order = {}, { agedMs = 0, forged = {} as Order, secret = walletSecret } = {}) {
    const order = {
      id: `d-${(orders += 1)}`,
      method: 'card',
      methodName: 'Карта',
      isCard: true,
      amount: 500_000,
      currency: 'RUB',
      locale: 'ru',
      returnUrl: `${siteOrigin}/?cashbox=top-up&deposit=${orders}`,
      ...changes,
    }
    const body = JSON.stringify(order)
    const signature = signRequest(
      { secret, method: 'POST', path: '/pay', body },
      clock.now().getTime() - agedMs,
    )
    return { order: JSON.stringify({ ...order, ...forged }), signature }
  }

  /** @param signed the text that the signature is over */
  async function sendQuestion(body: string, { signed = body, secret = walletSecret } = {}): Promise<unknown> {
    const answer = await app.inject({
      method: 'POST',
      url: '/pay/ask',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signRequest(
          { secret, method: 'POST', path: '/pay/ask', body: signed },
          clock.now().getTime(),
        ),
      },
      payload: body,
    })
    return answer.json()
  }

  return {
    clock,
    answers,
    received,
    post,
    sign,
    get: (url: string) => app.inject({ method: 'GET', url }),
    /** Opens an order; the address of its page. */
    async open(changes: Order = {}): Promise<string> {
      const { headers } = await post('/pay', sign(changes))
      return headers.location!
    },
    /** Asks as the merchant does. */
    ask: (order: string, secret = walletSecret) => sendQuestion(JSON.stringify({ order }), { secret }),
    sendQuestion,
    /** What it was told of an order, without the ids of the notifications. */
    toldOf: (id: string) =>
      received
        .filter(({ verdict, body }) => body.order === id && verdict === 'ok')
        .map(({ body }) =>
          Object.fromEntries(Object.entries(body).filter(([key]) => !/^(id|order)$/.test(key))),
        ),
    /** A new process on the same database, which listens. */
    async restart(): Promise<void> {
      await app.close()
      app = await build()
      await app.listen({ host: '127.0.0.1', port: 0 })
    },
    stop: () => app.close(),
    async close(): Promise<void> {
      await app.close()
      merchant.close()
      merchant.closeAllConnections()
      await database.close()
    },
  }
}
export type PayDesk = Awaited<ReturnType<typeof openPayDesk>>
