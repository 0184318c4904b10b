import type { FastifyInstance } from 'fastify'
import { findMessage, listLatestMessages } from './messages.repository.ts'
import { letterPolicy, outboxPolicy, renderLetterPage, renderOutbox } from './outbox-page.ts'
import { presentMessage } from './messages.present.ts'

const most = 30

/** The page of all sent messages, and one for each letter. Demo mode only: otherwise any client could read letters and codes. */
export function addOutboxPage(app: FastifyInstance): void {
  const { db, brand } = app.deps

  app.get<{ Querystring: Record<string, unknown> }>('/json-api/outbox', async ({ query }, reply) => {
    const recipient = readRecipient(query.to)
    const messages = await listLatestMessages(db, most, recipient)
    reply.header('cache-control', 'no-store')
    if (query.format === 'json') return reply.send({ items: messages.map(presentMessage) })
    const isLive = query.refresh !== undefined
    return reply
      .header('content-security-policy', outboxPolicy)
      .type('text/html; charset=utf-8')
      .send(renderOutbox(messages, brand, { recipient, isLive }))
  })

  app.get<{ Params: { id: string } }>('/json-api/outbox/:id', async ({ params }, reply) => {
    const message = /^\d{1,15}$/.test(params.id) ? await findMessage(db, Number(params.id)) : undefined
    if (!message) return reply.callNotFound()
    return reply
      .headers({ 'content-security-policy': letterPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(renderLetterPage(message))
  })
}

/** An e-mail address, or a phone in any format. */
function readRecipient(text: unknown): string | null {
  if (typeof text !== 'string' || text.trim() === '') return null
  return text.includes('@') ? text.replaceAll('\0', '').trim().toLowerCase() : text.replace(/\D/g, '')
}
