// Messages that have to be seen, reached and heard whatever is open. Everything outside an open dialog is inert, so they live in a
// box of their own that moves into the topmost dialog, and back to the page when the last one closes.
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './above-dialogs.module.css'
import { findTopDialog, watchStack } from './dialog-layers.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'

/** Draws its children over everything, open dialogs and a game in full screen included. Nothing on the server. */
export function AboveDialogs({ children }: { children: ReactNode }) {
  return useIsHydrated() ? <Box>{children}</Box> : null
}

function Box({ children }: { children: ReactNode }) {
  const [box] = useState(createBox)
  useLayoutEffect(() => {
    place(box)
    const stopWatching = watchStack(() => place(box))
    return () => {
      stopWatching()
      box.remove()
    }
  }, [box])
  return createPortal(children, box)
}

function createBox(): HTMLElement {
  const box = document.createElement('div')
  box.className = styles.box!
  box.setAttribute('popover', 'manual')
  return box
}

/** Into the topmost dialog, and to the top of the top layer, where what was shown last is above. */
function place(box: HTMLElement): void {
  const home = findTopDialog() ?? document.body
  const focused = box.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null
  if (box.parentElement !== home) home.append(box)
  else if (box.matches(':popover-open')) box.hidePopover()
  if (!box.matches(':popover-open')) box.showPopover()
  focused?.focus({ preventScroll: true })
}
