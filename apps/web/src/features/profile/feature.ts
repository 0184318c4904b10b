// The player's own screens: balance, data, security, gifts and achievements.
import type { SecurityDialogProps } from './security/security-dialogs.ts'
import type { DataCopyProps } from './data-copy/data-copy-modal.tsx'
import type { Manifest } from '../manifest.ts'
import type texts from './profile.messages.json'
import type dataCopy from './data-copy/data-copy.messages.json'
import type security from './security/security.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts>, Texts<typeof dataCopy>, Texts<typeof security> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    passkey: SecurityDialogProps
    totpSetup: SecurityDialogProps
    totpEnd: SecurityDialogProps
    recoveryCodes: SecurityDialogProps
    dataCopy: DataCopyProps
    closeAccount: SecurityDialogProps
  }
}

export const profile = {
  screens: {
    profile: 'routes/profile.tsx', // [2.7]
    profileBalance: 'routes/profile-balance.tsx',
    profileInfo: 'routes/profile-info.tsx',
    profileSecurity: 'routes/profile-security.tsx',
    profileVerification: 'routes/profile-verification.tsx',
    profileGifts: 'routes/profile-gifts.tsx',
  },
  dialogs: {
    passkey: async () => (await import('./security/passkey-modal.tsx')).PasskeyModal,
    totpSetup: async () => (await import('./security/totp-setup-modal.tsx')).TotpSetupModal,
    totpEnd: async () => (await import('./security/totp-end-modal.tsx')).TotpEndModal,
    recoveryCodes: async () => (await import('./security/recovery-codes-modal.tsx')).RecoveryCodesModal,
    dataCopy: async () => (await import('./data-copy/data-copy-modal.tsx')).DataCopyModal,
    closeAccount: async () => (await import('./data-copy/close-account-modal.tsx')).CloseAccountModal,
  },
} satisfies Manifest
