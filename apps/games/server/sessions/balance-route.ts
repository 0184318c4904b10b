import type { FastifyInstance } from 'fastify'
import type { BalanceAnswer } from '../api.ts'
import type { RouteContext } from '../route-context.ts'

/** GET /api/balance: the current balance of the wallet, after a deposit for example. */
export function registerBalance(app: FastifyInstance, { getLoggedInSession }: RouteContext): void {
  app.get('/api/balance', async (request): Promise<BalanceAnswer> => {
    const { balance } = await getLoggedInSession(request)
    return balance
  })
}
