import type { FastifyInstance } from 'fastify'
import { listLatestMessages } from './messages.repository.ts'
import { outboxPolicy, renderOutbox } from './outbox-page.ts'

/** The page of everything sent. Demo mode only: elsewhere it would show letters to strangers. */
export function addOutboxPage(app: FastifyInstance): void {
  app.get('/json-api/outbox', async (_request, reply) =>
    reply.headers({ 'content-security-policy': outboxPolicy, 'cache-control': 'no-store' }).type('text/html; charset=utf-8').send(renderOutbox(await listLatestMessages(app.parts.db, 100, null), app.parts.brand)))
}
