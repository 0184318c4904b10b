// Tournaments with their series, games and standings.
import type { Manifest } from '../manifest.ts'
import type joining from './join/join.messages.json'
import type page from './page/tournament-page.messages.json'
import type series from './series/series.messages.json'
import type texts from './tournaments.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages
    extends Texts<typeof joining>, Texts<typeof page>, Texts<typeof series>, Texts<typeof texts> {}
}

export const tournaments = {
  screens: {
    tournaments: 'routes/tournaments.tsx', // [2.6]
    tournamentSeries: 'routes/tournament-series.tsx',
    tournamentPage: 'routes/tournament.tsx',
    tournamentGames: 'routes/tournament-games.tsx',
  },
  /** Opened by `useJoinTournament`, which declares them. */
  dialogs: {
    tournamentSwitch: async () => (await import('./join/switch-modal.tsx')).SwitchModal,
    tournamentPurchase: async () => (await import('./join/purchase-modal.tsx')).PurchaseModal,
    tournamentShortfall: async () => (await import('./join/shortfall-modal.tsx')).ShortfallModal,
    tournamentRefusal: async () => (await import('./join/refusal-modal.tsx')).RefusalModal,
  },
} satisfies Manifest
