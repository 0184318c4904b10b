import type { FastifyInstance } from 'fastify'
import { listOutbox } from './messages.service.ts'
import { outboxPolicy, renderOutbox } from './outbox-page.ts'

/** The page of everything sent. Demo mode only: elsewhere it would show letters to strangers. */
export function addOutboxPage(app: FastifyInstance): void {
  app.get('/json-api/outbox', async (_request, reply) =>
    reply.headers({ 'content-security-policy': outboxPolicy, 'cache-control': 'no-store' }).type('text/html; charset=utf-8').send(renderOutbox(await listOutbox(app.parts.db), app.parts.brand)))
}
