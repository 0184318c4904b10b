// The search palette and the search screen.
import type { Manifest } from '../manifest.ts'
import type texts from './search.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
}

export const search = {
  screens: {
    search: 'routes/search.tsx',
  },
} satisfies Manifest
