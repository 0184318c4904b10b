// The toast host: short messages one at a time [4.51-4.53]. What shows them is loaded with the first one.
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { addClientStore } from '../lib/client-stores.ts'
import { clearToasts, findShownToast, holdToasts, toastStore } from '../lib/toast-queue.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'

const ShownToast = lazyOrNothing(async () => (await import('./shown-toast.tsx')).ShownToast)

// They are written in the language of the moment [1.4].
addClientStore(clearToasts)

export function ToastSlot() {
  const { pathname, mask } = useLocation()
  const isPaying = (mask?.pathname ?? pathname) === '/cashbox'
  useEffect(() => holdToasts(isPaying), [isPaying])
  const toast = useStore(toastStore, findShownToast)
  const [isNeeded, setIsNeeded] = useState(false)
  if (toast && !isNeeded) setIsNeeded(true)
  // Once there it stays: the last message leaves in its own time.
  return (
    isNeeded && (
      <Suspense>
        <ShownToast toast={toast} />
      </Suspense>
    )
  )
}
