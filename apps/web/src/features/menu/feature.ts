// The menu drawer and the choice of a language.
import type { Manifest } from '../manifest.ts'
import type texts from './menu.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    language: NoProps
  }
}

export const menu = {
  dialogs: {
    language: async () => (await import('./language-modal.tsx')).LanguageModal,
  },
} satisfies Manifest
