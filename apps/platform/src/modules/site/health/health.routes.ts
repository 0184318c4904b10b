import { checkConnection } from '@yanta/database'
import { addHealth } from '@yanta/server'
import type { FastifyInstance } from 'fastify'

const patienceMs = 2_000

/** Health checks for operators; ready means that the database answers. */
export function addHealthRoutes(app: FastifyInstance): void {
  addHealth(app, {
    async check(request) {
      try {
        await Promise.race([checkConnection(app.deps.db), giveUp()])
        return true
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer')
        return false
      }
    },
  })
}

function giveUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs).unref()
  })
}
