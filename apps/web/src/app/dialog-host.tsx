// The one host of what lies over the page: popups with an address over the screen they were opened from, and above them the dialogs
// opened by name [2.46].
import { Suspense } from 'react'
import { type OpenModal, closeOpened } from '../dialogs/store.ts'
import { PopupContext } from '../navigation/popup.ts'
import { findRoute } from '../navigation/route-table.ts'
import { Presence } from '../ui/motion/presence.tsx'
import { findDialog, findPopup, prefetchPopup } from './dialog-components.tsx'
import { NavigationBlocker } from './navigation-blocker.tsx'
import { usePopupRoute } from './use-popup-route.ts'

export function DialogHost({ stack }: { stack: readonly OpenModal[] }) {
  const open = usePopupRoute()
  const Popup = open && findPopup(open.route.name)
  return (
    <>
      <NavigationBlocker />
      <Presence>
        {open && Popup && (
          <Suspense key={`route:${open.route.name}`}>
            <PopupContext value={open.popup}>
              <Popup />
            </PopupContext>
          </Suspense>
        )}
        {stack.map((modal) => {
          const Dialog = findDialog(modal.name)
          return (
            <Suspense key={modal.name}>
              <Dialog {...modal.props} onClose={() => closeOpened(modal)} />
            </Suspense>
          )
        })}
      </Presence>
    </>
  )
}

/** Prefetches the popup at this path. */
export function fetchPopup(pathname: string): void {
  const route = findRoute(pathname)
  if (route?.isPopup) prefetchPopup(route.name)
}
