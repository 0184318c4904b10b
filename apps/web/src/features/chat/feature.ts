// The layers that the chat of support lays over the page; its texts are the support modal's.
import type { Manifest } from '../manifest.ts'

export const chat = {
  dialogs: {
    chatWindow: async () => (await import('./chat-layers.ts')).ChatLayer,
    chatPicture: async () => (await import('./chat-layers.ts')).ChatLayer,
  },
} satisfies Manifest
