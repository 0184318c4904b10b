// Inputs of `schema.ts` besides the migrations: columns that hold less than their type says. A column with a check of a few
// values needs no line.
import type { SchemaDescription } from '@yanta/database/describe-tables'

export const schemaDescription: SchemaDescription = {
  name: 'ProviderTables',
  schema: 'provider',
  migrations: 'provider_migrations',
  narrowings: {
    '@yanta/contract': {
      Currency: ['pay_orders.currency', 'rounds.currency', 'sessions.currency'],
      DeclineReason: ['pay_orders.reason'],
      FreeRounds: ['rounds.free_rounds'],
      Locale: ['pay_orders.locale', 'sessions.locale'],
      RefusalParams: ['rounds.refusal_params'],
    },
    '../pay/pay-order.rules.ts': { PayOutcome: ['pay_orders.outcome'] },
    '../outcomes.ts': { Outcome: ['rounds.outcome'] },
  },
}
