// The popup host: what lies over the page, the lowest first. Its code comes with the first sign of somebody who may open something.
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { closeAllModals, modalStore } from '../lib/modal-stack.ts'
import { notePopup } from '../lib/popup-step.ts'
import { standingForms } from '../lib/unsaved-changes.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'
import { useFirstTouch } from './use-first-touch.ts'
import { useSearchKeys } from './use-search-keys.ts'

const OpenPopups = lazyOrNothing(async () => (await import('./open-popups.tsx')).OpenPopups)

export function PopupSlot() {
  const stack = useStore(modalStore, (state) => state.stack)
  const { key, mask } = useLocation()
  const [isNeeded, setIsNeeded] = useState(false)
  const isTouched = useFirstTouch()
  const hasForm = useStore(standingForms, ({ count }) => count > 0)
  useSearchKeys()
  useEffect(() => notePopup(mask !== undefined), [mask])
  // Modals go with the screen they were opened on: at once with it, so that one opened on the next screen stays.
  useLayoutEffect(() => closeAllModals, [key])
  if (!isNeeded && (isTouched || hasForm || mask || stack.length > 0)) setIsNeeded(true)
  // Once there it stays: the last popup leaves in its own time.
  return (
    isNeeded && (
      <Suspense>
        <OpenPopups stack={stack} />
      </Suspense>
    )
  )
}
