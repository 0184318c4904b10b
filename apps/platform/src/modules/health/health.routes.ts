// For whoever runs the platform: alive is the process, ready is the database behind it, until the process is about to end.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

const patienceMs = 2_000

export function addHealth(app: FastifyInstance): void {
  app.get('/live', async () => ({ status: 'ok' }))
  app.get('/ready', async (request, reply) => {
    if (app.draining.isOn) return reply.code(503).send({ status: 'ending' })
    try {
      await Promise.race([sql`select 1`.execute(app.parts.db), giveUp()])
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}

function giveUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs).unref()
  })
}
