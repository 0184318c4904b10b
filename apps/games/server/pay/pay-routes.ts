// The sandbox of payments, at /pay: opened by signed orders, paid by plain forms, asked by the merchant. No money moves here, and it
// is not there unless the platform takes deposits at it.
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '@yanta/brand'
import { Id } from '@yanta/contract'
import { checkSignature, signatureHeader } from '@yanta/contract/signature'
import { addJsonBodies, buildTag, findPreferredLocale, matchesTag, networkOf, Refusal } from '@yanta/server'
import * as v from 'valibot'
import { askAgain, sendPage } from '../pages/pages.ts'
import { parseInput } from '../plugins/errors.ts'
import type { RateLimiter } from '../plugins/rate-limit.ts'
import { createNotifier } from './notify-platform.ts'
import { isEnded, outcomes, type PayOutcome } from './pay-order.rules.ts'
import { findOrderOfPage, type PayOrder } from './pay-orders.repository.ts'
import { addressOf, buildBrokenPage, buildPayPage } from './pay-page.ts'
import { answerMerchant, followPlayer, openOrder, type PayContext } from './pay.service.ts'
import { readCard } from './test-cards.ts'

export interface PayOptions extends Omit<PayContext, 'wake'> {
  brand: Brand
  siteOrigin: string
  limit: RateLimiter
  post: (path: string, body: string) => Promise<{ status: number }>
}

/** An address of the player's screen, of up to 500 characters, encoded twice. */
const largestForm = 24 * 1024
/** Of `openOrder`; what has another one is not looked for. */
const pageKeyShape = /^[\w-]{32}$/

const Text = v.pipe(v.string(), v.maxLength(largestForm))
const Opening = v.object({ order: Text, signature: Text })
const Token = v.object({ token: Text })
const OpeningOfToken = v.pipe(Text, v.parseJson(), Opening)
const ChosenOutcome = v.optional(v.picklist(outcomes), 'success')
const Payment = v.object({
  card: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  outcome: ChosenOutcome,
})
const Confirmation = v.object({
  code: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  outcome: ChosenOutcome,
})

declare module 'fastify' {
  interface FastifyRequest {
    /** The body exactly as it was sent, where the merchant asks. */
    rawBody: string
  }
}

type PageRequest = FastifyRequest<{ Params: { key: string }; Querystring: Record<string, unknown> }>

export function registerPay(
  app: FastifyInstance,
  { brand, siteOrigin, limit, post, ...parts }: PayOptions,
): void {
  const notifier = createNotifier({ ...parts, post, log: app.log })
  const context: PayContext = { ...parts, wake: notifier.wake }
  app.addHook('onListen', async () => notifier.wake())
  app.addHook('onClose', async () => notifier.stop())
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    addPages(scope)
  })
  void app.register(async (scope) => {
    scope.decorateRequest('rawBody', '')
    addJsonBodies(scope, (request, text) => {
      request.rawBody = text
    })
    addQuestion(scope)
  })
  addFiles(app)

  function addQuestion(scope: FastifyInstance): void {
    scope.post('/pay/ask', { bodyLimit: 1024 }, async (request, reply) => {
      const header = request.headers[signatureHeader]
      const signed = { secret: parts.secret, method: 'POST', path: request.url, body: request.rawBody }
      const fault = checkSignature(
        typeof header === 'string' ? header : undefined,
        signed,
        parts.clock.now().getTime(),
      )
      if (fault !== 'ok') throw new Refusal(fault)
      const { order } = parseInput(v.strictObject({ order: Id }), request.body)
      return reply.header('cache-control', 'no-store').send(await answerMerchant(context, order))
    })
  }

  function addPages(scope: FastifyInstance): void {
    scope.addHook('onRequest', async (request) => limit.count(networkOf(request.ip)))

    scope.post('/pay', async (request, reply) =>
      enter(request, reply, () => parseInput(Opening, request.body)),
    )
    scope.get('/pay', async (request, reply) =>
      enter(request, reply, () => parseInput(Opening, request.query)),
    )
    scope.get('/pay/frame', async (request, reply) =>
      enter(
        request,
        reply,
        () => {
          const { token } = parseInput(Token, request.query)
          return parseInput(OpeningOfToken, Buffer.from(token, 'base64url').toString())
        },
        true,
      ),
    )

    scope.get('/pay/:key', async (request: PageRequest, reply) => {
      const order = await findOrder(request)
      const isFramed = isInFrame(request)
      if (!order) return sendBroken(request, reply.code(404), isFramed)
      // Whoever waited for it goes back; whoever opens it anew sees how it ended.
      if (request.query.waited === '1' && isEnded(order.state) && !isFramed)
        return reply.redirect(order.returnUrl, 303)
      return sendOrder(request, reply, order)
    })
    scope.post('/pay/:key/pay', async (request: PageRequest, reply) => {
      const order = await getOrder(request)
      const { card, outcome } = parseInput(Payment, request.body ?? {})
      const read = order.isCard ? readCard(card) : null
      if (order.isCard && !read) return backToPage(request, reply, order, { error: 'card' })
      // What was chosen goes before what the number says.
      const chosen: PayOutcome = outcome === 'success' ? (read?.outcome ?? outcome) : outcome
      const event = { type: 'pay', outcome: chosen, hasCode: read?.hasCode ?? false } as const
      return goOn(request, reply, await followPlayer(context, order.id, event, read?.number.slice(-4)))
    })
    scope.post('/pay/:key/confirm', async (request: PageRequest, reply) => {
      const { id } = await getOrder(request)
      const { code, outcome } = parseInput(Confirmation, request.body ?? {})
      return goOn(
        request,
        reply,
        await followPlayer(context, id, { type: 'confirm', code: code.trim(), outcome }),
      )
    })
    scope.post('/pay/:key/cancel', async (request: PageRequest, reply) => {
      const { id } = await getOrder(request)
      return goOn(request, reply, await followPlayer(context, id, { type: 'cancel' }))
    })
  }

  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => v.InferOutput<typeof Opening>,
    isFramed = false,
  ): Promise<FastifyReply> {
    try {
      const { order, signature } = read()
      const opened = await openOrder(context, order, signature)
      return reply.header('cache-control', 'no-store').redirect(addressOf(opened, { isFramed }), 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return sendBroken(request, reply.code(error.status), isFramed)
    }
  }

  async function findOrder({ params: { key } }: PageRequest): Promise<PayOrder | undefined> {
    return pageKeyShape.test(key) ? findOrderOfPage(parts.db, key) : undefined
  }

  async function getOrder(request: PageRequest): Promise<PayOrder> {
    const order = await findOrder(request)
    if (!order) throw new Refusal('not_found')
    return order
  }

  function goOn(
    request: PageRequest,
    reply: FastifyReply,
    { order, leaves }: { order: PayOrder; leaves: boolean },
  ): FastifyReply {
    if (leaves && !isInFrame(request)) return reply.redirect(order.returnUrl, 303)
    return backToPage(request, reply, order)
  }

  function backToPage(
    request: PageRequest,
    reply: FastifyReply,
    order: PayOrder,
    query: Record<string, string> = {},
  ): FastifyReply {
    return reply.redirect(addressOf(order, { isFramed: isInFrame(request) }, '', query), 303)
  }

  function sendOrder(request: PageRequest, reply: FastifyReply, order: PayOrder): FastifyReply {
    const isFramed = isInFrame(request)
    const merchant = brand.names[order.locale].brand
    const html = buildPayPage(order, { merchant, isFramed, isCardWrong: request.query.error === 'card' })
    const forms = new URL(order.returnUrl).origin
    return sendPage(reply, html, buildPolicy(forms, isFramed ? siteOrigin : "'none'"))
  }

  function sendBroken(request: FastifyRequest, reply: FastifyReply, isFramed: boolean): FastifyReply {
    const locale = findPreferredLocale(request.headers['accept-language'])
    const html = buildBrokenPage(locale, { merchant: brand.names[locale].brand, siteOrigin, isFramed })
    return sendPage(reply, html, buildPolicy('', siteOrigin))
  }
}

function isInFrame({ query }: PageRequest): boolean {
  return query.frame === '1'
}

/** @param forms where a form ends with the player sent back, which browsers count as sent there */
function buildPolicy(forms: string, ancestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${forms}`.trim(),
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** The page's own files; the site loads the script of invoices. */
function addFiles(app: FastifyInstance): void {
  const files = [
    ['pay.svg', 'image/svg+xml', 'same-origin'],
    ['pay.css', 'text/css; charset=utf-8', 'same-origin'],
    ['pay.js', 'text/javascript; charset=utf-8', 'same-origin'],
    ['checkout.js', 'text/javascript; charset=utf-8', 'cross-origin'],
  ] as const
  for (const [name, type, readers] of files) {
    const content = readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8')
    const tag = buildTag(content)
    app.get(`/pay/${name}`, async (request, reply) => {
      reply
        .header('etag', tag)
        .header('cache-control', askAgain)
        .header('cross-origin-resource-policy', readers)
      return matchesTag(request.headers['if-none-match'], tag)
        ? reply.code(304).send()
        : reply.type(type).send(content)
    })
  }
}
