// The main screen.
import type { Manifest } from '../manifest.ts'
import type texts from './lobby.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
}

export const lobby = {
  screens: {
    main: 'routes/main.tsx', // [2.2]
  },
} satisfies Manifest
