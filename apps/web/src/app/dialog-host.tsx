// Renders popups with addresses over the screen they were opened from, and above them modals opened by name [2.46].
import { Suspense } from 'react'
import { type OpenModal, closeModal } from '../dialogs/store.ts'
import { PopupContext } from '../navigation/popup.ts'
import { findRoute } from '../navigation/route-table.ts'
import { Presence } from '../ui/motion/presence.tsx'
import { type LazyModal, lazyModal } from './lazy-dialog.tsx'
import { fetchPanel, findPanel } from './dialog-components.ts'
import { NavigationBlocker } from './navigation-blocker.tsx'
import { usePopupRoute } from './use-popup-route.ts'

/** Components of modals by name. */
const modals: Record<string, LazyModal> = {
  alert: lazyModal(async () => (await import('./alert-modal.tsx')).AlertModal),
  confirm: lazyModal(async () => (await import('./confirm-modal.tsx')).ConfirmModal),
  select: lazyModal(async () => (await import('./select-modal.tsx')).SelectModal),
  gameFilters: lazyModal(async () => (await import('../features/catalogue/filters-sheet.tsx')).FiltersSheet),
  game: lazyModal(async () => (await import('./game-modal.tsx')).GameModal),
  producers: lazyModal(async () => (await import('./producers-modal.tsx')).ProducersModal),
  menu: lazyModal(async () => (await import('./menu-modal.tsx')).MenuModal),
  search: lazyModal(async () => (await import('./search-modal.tsx')).SearchModal),
  support: lazyModal(async () => (await import('./support-modal.tsx')).SupportModal),
  language: lazyModal(async () => (await import('../features/menu/language-modal.tsx')).LanguageModal),
  changePassword: lazyModal(async () => (await import('./change-password-modal.tsx')).ChangePasswordModal),
  passkey: lazyModal(
    async () => (await import('../features/profile/security/passkey-modal.tsx')).PasskeyModal,
  ),
  totpSetup: lazyModal(
    async () => (await import('../features/profile/security/totp-setup-modal.tsx')).TotpSetupModal,
  ),
  totpEnd: lazyModal(
    async () => (await import('../features/profile/security/totp-end-modal.tsx')).TotpEndModal,
  ),
  recoveryCodes: lazyModal(
    async () => (await import('../features/profile/security/recovery-codes-modal.tsx')).RecoveryCodesModal,
  ),
  loginAgain: lazyModal(async () => (await import('./login-again-modal.tsx')).LoginAgainModal),
  captcha: lazyModal(async () => (await import('../features/auth/captcha/captcha-modal.tsx')).CaptchaModal),
  nickname: lazyModal(
    async () => (await import('../features/auth/welcome/nickname-modal.tsx')).NicknameModal,
  ),
  thanks: lazyModal(async () => (await import('../features/auth/welcome/thanks-modal.tsx')).ThanksModal),
  notifications: lazyModal(async () => (await import('./notifications-modal.tsx')).NotificationsModal),
}

export function OpenPopups({ stack }: { stack: readonly OpenModal[] }) {
  const open = usePopupRoute()
  const Panel = open && findPanel(open.route.name)
  return (
    <>
      <NavigationBlocker />
      <Presence>
        {open && Panel && (
          <Suspense key={`route:${open.route.name}`}>
            <PopupContext value={open.popup}>
              <Panel />
            </PopupContext>
          </Suspense>
        )}
        {stack.map(({ name, props }) => {
          const Modal = modals[name]?.Component
          return (
            Modal && (
              <Suspense key={name}>
                <Modal {...props} onClose={() => closeModal(name)} />
              </Suspense>
            )
          )
        })}
      </Presence>
    </>
  )
}

/** Prefetches the popup at this path. */
export function fetchPopup(pathname: string): void {
  const route = findRoute(pathname)
  if (route?.isPopup) fetchPanel(route.name)
}
