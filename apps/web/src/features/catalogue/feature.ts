// The lists of games with their filters, and the sheet of a game.
import type { FiltersSheetProps } from './filters-sheet.tsx'
import type { Manifest } from '../manifest.ts'
import type texts from './catalogue.messages.json'
import type filters from './filters.messages.json'
import type gameSheet from './game-sheet.messages.json'
import type producersPicker from './producers-picker.messages.json'
import type wagerHead from './wager-head.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
  interface LaterMessages
    extends
      Texts<typeof filters>,
      Texts<typeof gameSheet>,
      Texts<typeof producersPicker>,
      Texts<typeof wagerHead> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    gameFilters: FiltersSheetProps
  }
}

export const catalogue = {
  screens: {
    categoryGames: 'routes/category-games.tsx', // [2.3]
    providerGames: 'routes/provider-games.tsx', // [2.4]
    providerCategory: 'routes/provider-category.tsx',
  },
  dialogs: {
    gameFilters: async () => (await import('./filters-sheet.tsx')).FiltersSheet,
  },
} satisfies Manifest
