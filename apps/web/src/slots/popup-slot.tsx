// The popup host: what lies over the page, the lowest first. Its code comes with the first thing that opens, or once the page is idle.
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { closeAllModals, modalStore } from '../lib/modal-stack.ts'
import { notePopup } from '../lib/popup-step.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'
import { useIdlePage } from './use-idle-page.ts'
import { useSearchKeys } from './use-search-keys.ts'

const OpenPopups = lazyOrNothing(async () => (await import('./open-popups.tsx')).OpenPopups)

export function PopupSlot() {
  const stack = useStore(modalStore, (state) => state.stack)
  const { key, mask } = useLocation()
  const [isNeeded, setIsNeeded] = useState(false)
  const isIdle = useIdlePage()
  useSearchKeys()
  useEffect(() => notePopup(mask !== undefined), [mask])
  // Modals go with the screen they were opened on.
  useEffect(() => closeAllModals, [key])
  if (!isNeeded && (isIdle || mask || stack.length > 0)) setIsNeeded(true)
  // Once there it stays: the last popup leaves in its own time.
  return isNeeded && <Suspense><OpenPopups stack={stack} /></Suspense>
}
