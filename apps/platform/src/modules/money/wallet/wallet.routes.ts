// The wallet of the games providers. Signature, shape and provider are checked before anything here runs.
import {
  authenticateRun,
  getWalletBalance,
  payWin,
  placeBet,
  rollbackBet,
  settleRound,
  type Currency,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { getRate } from '../../../plugins/currency-rate.ts'
import { route } from '../../../plugins/route.ts'
import { publishMovements } from './wallet.present.ts'
import * as wallet from './wallet.service.ts'

/** @param currencies with the roubles one unit is worth, decimal text */
export function addWallet(
  app: FastifyInstance,
  kind: 'embedded' | 'server',
  currencies: readonly { code: Currency; rateToRub: string }[],
): void {
  const { db, clock, dates, jurisdiction, periods, realtime, reconstruction, regions } = app.deps
  const context = wallet.createWalletContext(db, kind, {
    clock,
    periods,
    dates,
    jurisdiction,
    rateToRub: (currency) => getRate(currency, currencies),
    isUnderReconstruction: () => reconstruction.isOn,
    isRegionBlocked: regions.isBlocked,
    onMoved: (moved, currency) => publishMovements(realtime, moved, currency),
  })

  route(app, authenticateRun, ({ provider, body }) => wallet.authenticate(context, provider, body.runToken))
  route(app, getWalletBalance, ({ provider, body }) =>
    wallet.getSessionBalance(context, provider, body.sessionId),
  )
  route(app, placeBet, ({ provider, body }) => wallet.placeBet(context, provider, body))
  route(app, payWin, ({ provider, body }) => wallet.payWin(context, provider, body))
  route(app, rollbackBet, ({ provider, body }) => wallet.rollbackBet(context, provider, body))
  route(app, settleRound, ({ provider, body }) => wallet.settleRound(context, provider, body))
}
