import { addHealth } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import type { WebConfig } from './web-config.ts'

const patienceMs = 2_000

/** Health checks for operators; ready means that the platform is. */
export function addHealthRoutes(app: FastifyInstance, { apiBaseUrl }: Pick<WebConfig, 'apiBaseUrl'>): void {
  addHealth(app, {
    check: () =>
      fetch(`${apiBaseUrl}/ready`, { signal: AbortSignal.timeout(patienceMs) }).then(
        (response) => {
          void response.body?.cancel()
          return response.ok
        },
        () => false,
      ),
    describe: (isPlatformReady) => ({ platform: isPlatformReady }),
  })
}
