// The levels: the player's way, what each level gives, and the moment in which one is reached.
import type { Level } from '@yanta/contract'
import type { Manifest } from '../manifest.ts'
import type texts from './levels.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    /** `gifts` are the titles of those that the passed levels gave. */
    levelUp: { before: Level; after: Level; gifts: string[] }
  }
}

export const levels = {
  screens: {
    profileLevels: 'routes/profile-levels.tsx', // [2.7]
  },
  dialogs: {
    levelUp: async () => (await import('./level-up-modal.tsx')).LevelUpModal,
  },
} satisfies Manifest
