// Popups with addresses over the screen they were opened from, and above them the modals that are opened by name [2.46].
import { type ComponentType, type LazyExoticComponent, Suspense, lazy } from 'react'
import { type OpenModal, closeModal } from '../lib/modal-stack.ts'
import { PopupContext } from '../lib/popup.ts'
import { findRoute } from '../lib/route-table.ts'
import { Presence } from '../ui/presence.tsx'
import { fetchPanel, findPanel } from './popup-panels.ts'
import { usePopupRoute } from './use-popup-route.ts'

/** Whoever opens a modal by its name gives it the props it asks for; see `lib/dialogs.ts`. */
type NamedModal = LazyExoticComponent<ComponentType<{ onClose: () => void }>>

/** Who draws a modal of which name. */
const modals: Record<string, NamedModal> = {
  alert: lazy(async () => ({ default: (await import('./alert-modal.tsx')).AlertModal })),
  confirm: lazy(async () => ({ default: (await import('./confirm-modal.tsx')).ConfirmModal })) as NamedModal,
  select: lazy(async () => ({ default: (await import('./select-modal.tsx')).SelectModal })) as NamedModal,
  producers: lazy(async () => ({ default: (await import('./producers-modal.tsx')).ProducersModal })),
  menu: lazy(async () => ({ default: (await import('./menu-modal.tsx')).MenuModal })),
  search: lazy(async () => ({ default: (await import('./search-modal.tsx')).SearchModal })),
  support: lazy(async () => ({ default: (await import('./support-modal.tsx')).SupportModal })),
  language: lazy(async () => ({ default: (await import('../features/menu/language-modal.tsx')).LanguageModal })),
  notifications: lazy(async () => ({ default: (await import('./notifications-modal.tsx')).NotificationsModal })),
}

export function OpenPopups({ stack }: { stack: readonly OpenModal[] }) {
  const open = usePopupRoute()
  const Panel = open && findPanel(open.route.name)
  return (
    <Presence>
      {open && Panel && <Suspense key={`route:${open.route.name}`}><PopupContext value={open.popup}><Panel /></PopupContext></Suspense>}
      {stack.map(({ name, props }) => {
        const Modal = modals[name]
        return Modal && <Suspense key={name}><Modal {...props} onClose={() => closeModal(name)} /></Suspense>
      })}
    </Presence>
  )
}

/** Somebody is about to open the popup at this path. */
export function fetchPopup(pathname: string): void {
  const route = findRoute(pathname)
  if (route?.isPopup) fetchPanel(route.name)
}
