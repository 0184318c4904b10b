// The sandbox of payments, at /pay: opened by signed orders, paid by plain forms, asked by the merchant. No money moves here, and it
// is not there unless the platform takes deposits at it.
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '@yanta/brand'
import { Id } from '@yanta/contract'
import { checkSignature, signatureHeader } from '@yanta/contract/signature'
import { buildTag, findPreferredLocale, matchesTag, networkOf, Refusal } from '@yanta/server'
import * as v from 'valibot'
import { parseInput } from '../plugins/errors.ts'
import type { RateLimiter } from '../plugins/rate-limit.ts'
import { createNotifier } from './notify-platform.ts'
import { outcomes, type PayOutcome } from './pay-order.rules.ts'
import { findOrderOfPage, type PayOrder } from './pay-orders.repository.ts'
import { buildBrokenPage, buildPayPage } from './pay-page.ts'
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
const askAgain = 'public, max-age=0'

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
  addFiles(app)

  app.post('/pay/ask', { bodyLimit: 1024 }, async (request, reply) => {
    const header = request.headers[signatureHeader]
    const body = JSON.stringify(request.body)
    const signed = { secret: parts.secret, method: 'POST', path: request.url, body }
    const fault = checkSignature(
      typeof header === 'string' ? header : undefined,
      signed,
      parts.clock.now().getTime(),
    )
    if (fault !== 'ok') throw new Refusal(fault)
    const { order } = parseInput(v.strictObject({ order: Id }), request.body)
    return reply.header('cache-control', 'no-store').send(await answerMerchant(context, order))
  })

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
        '?frame=1',
      ),
    )

    scope.get('/pay/:key', async (request: PageRequest, reply) => {
      const order = await findOrder(request)
      if (!order) return sendBroken(request, reply.code(404))
      const { query } = request
      const isFramed = query.frame === '1'
      const isEnded = order.state.status === 'success' || order.state.status === 'failed'
      // Whoever waited for it goes back; whoever opens it anew sees how it ended.
      if (query.waited === '1' && isEnded && !isFramed) return reply.redirect(order.returnUrl, 303)
      return sendPage(request, reply, order)
    })
    scope.post('/pay/:key/pay', async (request: PageRequest, reply) => {
      const order = await getOrder(request)
      const { card, outcome } = parseInput(Payment, request.body ?? {})
      const read = order.isCard ? readCard(card) : null
      if (order.isCard && !read) return backToPage(request, reply, order, { error: 'card' })
      // What was chosen goes before what the number says.
      const chosen: PayOutcome = outcome === 'success' ? (read?.outcome ?? outcome) : outcome
      const event = { type: 'pay', outcome: chosen, hasCode: read?.hasCode ?? false } as const
      return goOn(request, reply, await followPlayer(context, order.id, event, cardTailOf(card, order)))
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
    query = '',
  ): Promise<FastifyReply> {
    try {
      const { order, signature } = read()
      const { pageKey } = await openOrder(context, order, signature)
      notifier.wake()
      return reply.header('cache-control', 'no-store').redirect(`/pay/${pageKey}${query}`, 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return sendBroken(request, reply.code(error.status))
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
    if (leaves && request.query.frame !== '1') return reply.redirect(order.returnUrl, 303)
    return backToPage(request, reply, order)
  }

  function backToPage(
    { query }: PageRequest,
    reply: FastifyReply,
    { pageKey }: PayOrder,
    more: Record<string, string> = {},
  ): FastifyReply {
    const parameters = new URLSearchParams({ ...(query.frame === '1' && { frame: '1' }), ...more }).toString()
    return reply.redirect(`/pay/${pageKey}${parameters && `?${parameters}`}`, 303)
  }

  function sendPage({ query }: PageRequest, reply: FastifyReply, order: PayOrder): FastifyReply {
    const isFramed = query.frame === '1'
    const merchant = brand.names[order.locale].brand
    const html = buildPayPage(order, { merchant, isFramed, isCardWrong: query.error === 'card' })
    return sendHtml(reply, html, {
      forms: new URL(order.returnUrl).origin,
      ancestors: isFramed ? siteOrigin : "'none'",
    })
  }

  function sendBroken(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const locale = findPreferredLocale(request.headers['accept-language'])
    const html = buildBrokenPage(locale, { merchant: brand.names[locale].brand, siteOrigin })
    return sendHtml(reply, html, { forms: '', ancestors: siteOrigin })
  }
}

function cardTailOf(card: string, { isCard }: PayOrder): string | null {
  return isCard ? card.replaceAll(/\D/g, '').slice(-4) : null
}

/** A form ends with the player sent back, which browsers count as sent there. */
function sendHtml(
  reply: FastifyReply,
  html: string,
  { forms, ancestors }: { forms: string; ancestors: string },
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${forms}`.trim(),
    `frame-ancestors ${ancestors}`,
  ].join('; ')
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
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
