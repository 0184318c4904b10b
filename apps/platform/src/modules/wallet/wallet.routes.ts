// The wallet of the games providers. Signature, shape and who is asking are checked before anything here runs.
import { authenticateRun, getWalletBalance, payWin, placeBet, rollbackBet, settleRound, type Currency } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { publishMovements } from './wallet.present.ts'
import * as wallet from './wallet.service.ts'

export function addWallet(app: FastifyInstance, { rateToRub }: { rateToRub: (currency: Currency) => string }): void {
  const { db, realtime } = app.parts
  const context: wallet.WalletContext = { db, rateToRub, onMoved: (changes, currency) => publishMovements(realtime, changes, currency) }

  route(app, authenticateRun, ({ body }) => wallet.authenticate(db, body.runToken))
  route(app, getWalletBalance, ({ body }) => wallet.getSessionBalance(db, body.sessionId))
  route(app, placeBet, ({ provider, body }) => wallet.placeBet(context, provider, body))
  route(app, payWin, ({ provider, body }) => wallet.payWin(context, provider, body))
  route(app, rollbackBet, ({ provider, body }) => wallet.rollbackBet(context, provider, body))
  route(app, settleRound, ({ provider, body }) => wallet.settleRound(context, provider, body))
}
