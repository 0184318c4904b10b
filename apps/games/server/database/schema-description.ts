// Inputs of `schema.ts` besides the migrations: columns that hold less than their type says. A column with a check of a few
// values needs no line.
import type { SchemaDescription } from '@yanta/database/describe-tables'

export const schemaDescription: SchemaDescription = {
  name: 'ProviderTables',
  schema: 'provider',
  migrations: 'provider_migrations',
  narrowings: {
    '@yanta/contract': {
      Currency: ['rounds.currency', 'sessions.currency'],
      FreeRounds: ['rounds.free_rounds'],
      Locale: ['sessions.locale'],
      RefusalParams: ['rounds.refusal_params'],
    },
    '../outcomes.ts': { Outcome: ['rounds.outcome'] },
  },
}
