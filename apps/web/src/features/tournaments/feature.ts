// Tournaments with their series, games and standings.
import type { Manifest } from '../manifest.ts'
import type texts from './tournaments.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

export const tournaments = {
  screens: {
    tournaments: 'routes/tournaments.tsx', // [2.6]
    tournamentSeries: 'routes/tournament-series.tsx',
    tournamentPage: 'routes/tournament.tsx',
    tournamentGames: 'routes/tournament-games.tsx',
  },
} satisfies Manifest
