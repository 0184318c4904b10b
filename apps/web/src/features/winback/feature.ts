// Winback: a part of the week's losses that comes back as real money.
import type { Manifest } from '../manifest.ts'
import type texts from './winback.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

export const winback = {
  screens: {
    winback: 'routes/winback.tsx', // [2.71]
  },
} satisfies Manifest
