// Popups with addresses over the screen they were opened from, and above them the modals that are opened by name [2.46].
import { type ComponentProps, type ComponentType, type LazyExoticComponent, Suspense, lazy } from 'react'
import { type OpenModal, closeModal } from '../lib/modal-stack.ts'
import { Presence } from '../ui/presence.tsx'
import type { LoginModal as Login } from './login-modal.tsx'

const LoginModal = lazy(async () => ({ default: (await import('./login-modal.tsx')).LoginModal }))

/** Who draws a modal of which name. */
const modals: Record<string, LazyExoticComponent<ComponentType<{ onClose: () => void }>>> = {
  menu: lazy(async () => ({ default: (await import('./menu-modal.tsx')).MenuModal })),
  search: lazy(async () => ({ default: (await import('./search-modal.tsx')).SearchModal })),
  support: lazy(async () => ({ default: (await import('./support-modal.tsx')).SupportModal })),
  language: lazy(async () => ({ default: (await import('../features/menu/language-modal.tsx')).LanguageModal })),
  notifications: lazy(async () => ({ default: (await import('./notifications-modal.tsx')).NotificationsModal })),
}

export function OpenPopups({ login, stack }: { login: ComponentProps<typeof Login> | null; stack: readonly OpenModal[] }) {
  return (
    <Presence>
      {login && <Suspense key="login"><LoginModal {...login} /></Suspense>}
      {stack.map(({ name, props }) => {
        const Modal = modals[name]
        return Modal && <Suspense key={name}><Modal {...props} onClose={() => closeModal(name)} /></Suspense>
      })}
    </Presence>
  )
}
