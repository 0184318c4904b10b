// The toast host: short messages one at a time [4.51-4.53]. The rendering code is loaded with the first one.
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { addResettableStore } from '../browser/resettable-stores.ts'
import { clearToasts, findShownToast, holdToasts, toastStore } from '../dialogs/toast-queue.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'

const ShownToast = lazyOrNothing(async () => (await import('./shown-toast.tsx')).ShownToast)

// Texts of toasts are in the language they were created in [1.4].
addResettableStore(clearToasts)

export function ToastSlot() {
  const { pathname, mask } = useLocation()
  const isPaying = (mask?.pathname ?? pathname) === '/cashbox'
  useEffect(() => holdToasts(isPaying), [isPaying])
  const toast = useStore(toastStore, findShownToast)
  const [isNeeded, setIsNeeded] = useState(false)
  if (toast && !isNeeded) setIsNeeded(true)
  // Stays mounted once loaded: the last message has a closing animation.
  return (
    isNeeded && (
      <Suspense>
        <ShownToast toast={toast} />
      </Suspense>
    )
  )
}
