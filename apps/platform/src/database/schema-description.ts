// What `schema.ts` is made from beside the migrations: columns that hold less than their type says. A column with a check of a few
// values needs no line.
import type { SchemaDescription } from '@yanta/database/describe-tables'

export const schemaDescription: SchemaDescription = {
  name: 'PlatformTables',
  schema: 'public',
  migrations: 'platform_migrations',
  narrowings: {
    '@yanta/contract': {
      Currency: [
        'bonuses.currency',
        'deposits.currency',
        'free_rounds.currency',
        'game_sessions.currency',
        'payouts.currency',
        'rounds.currency',
        'users.currency',
      ],
      Dialect: ['studios.dialect'],
      Locale: ['game_sessions.locale', 'messages.locale', 'users.locale'],
      Platform: ['games.platforms'],
    },
  },
}
