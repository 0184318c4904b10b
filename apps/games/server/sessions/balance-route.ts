import type { FastifyInstance } from 'fastify'
import type { BalanceAnswer } from '../api.ts'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'

/** GET /api/balance: the wallet as it stands, after a deposit for example. */
export function registerBalance(app: FastifyInstance, { wallet, getSession }: Parts): void {
  app.get('/api/balance', async (request): Promise<BalanceAnswer> => {
    const session = await getSession(request)
    const result = await wallet.getBalance({ sessionId: session.wallet_session_id })
    if (result.kind === 'done') return result.value
    throw new Refusal(result.kind === 'refused' ? result.code : 'temporarily_unavailable')
  })
}
