// Where money is and how it moves.
import type { CurrencyEntry } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import { listSystems, paymentMethods } from '../../adapters/payments/payment-methods.ts'
import { addBonuses } from './bonuses/bonuses.routes.ts'
import { addCashbox } from './cashbox/cashbox.routes.ts'
import { addFreeRounds } from './free-rounds/free-rounds.jobs.ts'
import { addWallet } from './wallet/wallet.routes.ts'

export function addMoney(
  app: FastifyInstance,
  databaseKind: 'embedded' | 'server',
  { currencies }: { currencies: readonly CurrencyEntry[] },
): void {
  addBonuses(app)
  addFreeRounds(app)
  addCashbox(app, listSystems(paymentMethods))
  addWallet(app, databaseKind, currencies)
}
