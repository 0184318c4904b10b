// Health checks for operators: live while the process runs, ready while its database answers and until the process starts to stop.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

const patienceMs = 2_000

export function addHealth(app: FastifyInstance): void {
  app.get('/live', async () => ({ status: 'ok' }))
  app.get('/ready', async (request, reply) => {
    if (app.draining.isOn) return reply.code(503).send({ status: 'ending' })
    try {
      await Promise.race([sql`select 1`.execute(app.deps.db), giveUp()])
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
