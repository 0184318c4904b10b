// The question about cookies, and the settings behind it.
import type { Manifest } from '../manifest.ts'
import type texts from './consent.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    cookieSettings: NoProps
  }
}

export const consent = {
  dialogs: { cookieSettings: async () => (await import('./cookie-settings.tsx')).CookieSettings },
} satisfies Manifest
