import { checkConnection } from '@yanta/database'
import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import type { ProviderDatabase } from '../database/records.ts'

/** /live: the process answers. /ready: it can also reach its database and is not shutting down, so rounds can be played. */
export function registerHealth(app: FastifyInstance, db: ProviderDatabase): void {
  app.get('/live', { logLevel: 'warn' }, async () => ({ status: 'live' }))
  app.get('/ready', { logLevel: 'warn' }, async () => {
    if (app.draining.isOn) throw new Refusal('temporarily_unavailable')
    try {
      await checkConnection(db)
    } catch {
      throw new Refusal('temporarily_unavailable')
    }
    return { status: 'ready' }
  })
}
