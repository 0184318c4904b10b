// The loyalty points of a player.
import type { Manifest } from '../manifest.ts'
import type texts from './compoints.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

export const compoints = {
  screens: {
    compoints: 'routes/compoints.tsx', // [2.8]
    compointsTournaments: 'routes/compoints-tournaments.tsx',
  },
} satisfies Manifest
