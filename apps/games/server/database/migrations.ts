import type { MigrationSet } from '@yanta/database'
import { createProvider } from './0001-create-provider.ts'
import { addChoice } from './0002-add-choice.ts'
import { addSteps } from './0003-add-steps.ts'
import { addUnfinished } from './0004-add-unfinished.ts'
import { addFreeRounds } from './0005-add-free-rounds.ts'
import { addPayments } from './0006-add-payments.ts'
import { addPaymentFee } from './0007-add-payment-fee.ts'
import { addSessionGame } from './0008-add-session-game.ts'
import { addMayBuy } from './0009-add-may-buy.ts'
import { addMayAnte } from './0010-add-may-ante.ts'

/** All of the provider's tables are in one schema, so that it can move to a database of its own. */
export const providerMigrations: MigrationSet = {
  table: 'provider_migrations',
  schema: 'provider',
  migrations: {
    '0001-create-provider': createProvider,
    '0002-add-choice': addChoice,
    '0003-add-steps': addSteps,
    '0004-add-unfinished': addUnfinished,
    '0005-add-free-rounds': addFreeRounds,
    '0006-add-payments': addPayments,
    '0007-add-payment-fee': addPaymentFee,
    '0008-add-session-game': addSessionGame,
    '0009-add-may-buy': addMayBuy,
    '0010-add-may-ante': addMayAnte,
  },
}
