// The games that a visitor likes.
import type { Manifest } from '../manifest.ts'
import type texts from './favourites.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

export const favourites = {
  screens: {
    favouriteGames: 'routes/favourite-games.tsx',
  },
} satisfies Manifest
