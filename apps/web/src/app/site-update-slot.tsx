// Offers a newer release, and follows another tab that has put it in place. A page where something would be lost is never loaded anew
// by itself: not beside a game, a chat, a dialog, or anything that has been typed into.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { isReloadLossy, siteUpdate } from '../browser/site-update.ts'
import { modalStore } from '../dialogs/store.ts'
import { SiteUpdateBar } from '../features/site-update/site-update-bar.tsx'
import { isCoveringScreen } from '../navigation/last-screen.ts'

/** `isHeldBack`: another question stands where the bar would. */
export function SiteUpdateSlot({ isHeldBack }: { isHeldBack: boolean }) {
  const { isApplied, isOffered } = useStore(siteUpdate)
  const { pathname, mask } = useLocation()
  const isTyped = useRef(false)
  const isCovered = isCoveringScreen(mask?.pathname ?? pathname)
  const follow = useEffectEvent(() => {
    const isBusy = isCovered || modalStore.getState().stack.length > 0 || hasFrame() || isReloadLossy()
    if (!isBusy && !isTyped.current) location.reload()
  })
  useEffect(() => {
    isTyped.current = false
    const note = () => {
      isTyped.current = true
    }
    addEventListener('input', note)
    return () => removeEventListener('input', note)
  }, [pathname])
  useEffect(() => {
    if (isApplied) follow()
  }, [isApplied])
  const putOff = () => siteUpdate.setState({ isOffered: false })
  return isOffered && !isHeldBack && !isCovered && <SiteUpdateBar onLater={putOff} />
}

/** A game or a chat, each of which is a document of its own. */
function hasFrame(): boolean {
  return [...document.querySelectorAll('iframe')].some((frame) => frame.checkVisibility())
}
