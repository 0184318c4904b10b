// Where money is and how it moves.
import type { LoadedContent } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import { createDepositAdapters } from '../../adapters/payments/deposit-adapters.ts'
import { createCalendar } from '../../plugins/calendar.ts'
import { addBonuses } from './bonuses/bonuses.routes.ts'
import { addCashbox } from './cashbox/cashbox.routes.ts'
import { addDeposits } from './deposits/deposits.routes.ts'
import { createDepositsContext } from './deposits/deposits.service.ts'
import { addFreeRounds } from './free-rounds/free-rounds.jobs.ts'
import { addHistory } from './history/history.routes.ts'
import { addOwnLimits } from './own-limits/own-limits.routes.ts'
import { addOwnPlay } from './own-play/own-play.routes.ts'
import { addPayouts } from './payouts/payouts.routes.ts'
import { addStatement } from './statement/statement.routes.ts'
import { addWallet } from './wallet/wallet.routes.ts'

export function addMoney(
  app: FastifyInstance,
  databaseKind: 'embedded' | 'server',
  {
    currencies,
    payments,
    payouts,
    settings,
  }: Pick<LoadedContent, 'currencies' | 'payments' | 'payouts' | 'settings'>,
): void {
  addBonuses(app)
  addFreeRounds(app)
  addOwnLimits(app)
  const { deps } = app
  const deposits = createDepositsContext(
    deps,
    { currencies, payments },
    createDepositAdapters(deps.config, deps.clock),
    (error, deposit) => app.log.warn({ err: error, deposit }, 'a provider of deposits failed'),
  )
  addCashbox(app, { methods: deposits.methods, currencies })
  const readDay = createCalendar(settings.timeZone)
  addDeposits(app, deposits, readDay)
  addPayouts(app, { currencies, payouts, settings }, readDay)
  const { dates } = app.deps
  addHistory(app, { payments, payouts }, dates)
  addOwnPlay(app)
  addStatement(app, { payments, payouts }, { dates, timeZone: settings.timeZone })
  addWallet(app, databaseKind, currencies)
}
