// The contacts of a player: a phone or an e-mail address is proven by a code [2.57-2.63].
import type { ContactType } from '@yanta/contract'
import type { Manifest } from '../manifest.ts'
import type texts from './contacts.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    contact: { kind: ContactType }
  }
}

export const contacts = {
  dialogs: {
    contact: async () => (await import('./contact-wizard.tsx')).ContactWizardModal,
  },
} satisfies Manifest
