// Popups and dialogs over the page, the lowest first. The host's code loads with the visitor's first interaction.
import { Suspense, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { closeAllModals, modalStore } from '../dialogs/store.ts'
import { recordPopup } from '../navigation/popup-step.ts'
import { standingForms } from '../navigation/unsaved-changes.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'
import { useFirstTouch } from './use-first-touch.ts'
import { useSearchKeys } from './use-search-keys.ts'

const DialogHost = lazyOrNothing(async () => (await import('./dialog-host.tsx')).DialogHost)

export function PopupSlot() {
  const stack = useStore(modalStore, (state) => state.stack)
  const { key, mask } = useLocation()
  const [isNeeded, setIsNeeded] = useState(false)
  const isTouched = useFirstTouch()
  const hasForm = useStore(standingForms, ({ count }) => count > 0)
  useSearchKeys()
  // In the commit that shows it: a step back may come before the next frame.
  useLayoutEffect(() => recordPopup(mask !== undefined), [mask])
  // Modals close with the screen they were opened on: in the same commit, so that one opened on the next screen stays.
  useLayoutEffect(() => closeAllModals, [key])
  if (!isNeeded && (isTouched || hasForm || mask || stack.length > 0)) setIsNeeded(true)
  // Stays mounted once loaded: the last popup has a closing animation.
  return (
    isNeeded && (
      <Suspense>
        <DialogHost stack={stack} />
      </Suspense>
    )
  )
}
