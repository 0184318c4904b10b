// The documents of a player: what became of each, and the dialog that sends one [2.7], [3.53-3.54].
import type { VerificationKind } from '@yanta/contract'
import type { Manifest } from '../manifest.ts'
import type texts from './documents.messages.json'
import type news from './document-news.messages.json'
import type send from './send/send.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts>, Texts<typeof news>, Texts<typeof send> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    /** `file`: chosen already, such as dropped on a tile; `isPhotographed`: it begins with the camera. */
    sendDocument: { kind: VerificationKind; file?: File; isPhotographed?: boolean }
  }
}

export const documents = {
  dialogs: {
    sendDocument: async () => (await import('./send/send-document-modal.tsx')).SendDocumentModal,
  },
} satisfies Manifest
