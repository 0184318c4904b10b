// The dialogs of no single feature: questions and answers of the whole site, and those that bring several features together.
import type { SupportReason } from '@yanta/contract'
import type { CardName } from '../features/catalogue/listen-to-cards.ts'
import type { Manifest } from '../features/manifest.ts'
import type { SecurityDialogProps } from '../features/profile/security/security-dialogs.ts'
import type { EarlyWords } from '../features/search/early-words.ts'

declare module '../dialogs/registry.ts' {
  interface DialogProps {
    game: CardName
    producers: NoProps
    menu: NoProps
    search: { early?: EarlyWords }
    support: { reason?: SupportReason; isChatWanted?: boolean; hasChatFailed?: boolean }
    notifications: NoProps
    changePassword: SecurityDialogProps
  }
}

export const appDialogs = {
  dialogs: {
    alert: async () => (await import('./alert-modal.tsx')).AlertModal,
    confirm: async () => (await import('./confirm-modal.tsx')).ConfirmModal,
    select: async () => (await import('./select-modal.tsx')).SelectModal,
    loginAgain: async () => (await import('./login-again-modal.tsx')).LoginAgainModal,
    game: async () => (await import('./game-modal.tsx')).GameModal,
    producers: async () => (await import('./producers-modal.tsx')).ProducersModal,
    menu: async () => (await import('./menu-modal.tsx')).MenuModal,
    search: async () => (await import('./search-modal.tsx')).SearchModal,
    support: async () => (await import('./support-modal.tsx')).SupportModal,
    notifications: async () => (await import('./notifications-modal.tsx')).NotificationsModal,
    changePassword: async () => (await import('./change-password-modal.tsx')).ChangePasswordModal,
  },
} satisfies Manifest
