// Offers a newer release, and follows another tab that has put it in place. A page where something would be lost is never loaded anew
// by itself: not beside a game, a dialog, or a form that has been typed into.
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { isReloadLossy, siteUpdate } from '../browser/site-update.ts'
import { modalStore } from '../dialogs/store.ts'
import { useFrameHost } from '../features/game-frame/frame-presence.ts'
import { SiteUpdateBar } from '../features/site-update/site-update-bar.tsx'
import { isCoveringScreen } from '../navigation/last-screen.ts'

/** `isHeldBack`: another question stands where the bar would. */
export function SiteUpdateSlot({ isHeldBack }: { isHeldBack: boolean }) {
  const { waiting, isApplied } = useStore(siteUpdate)
  const { pathname, mask } = useLocation()
  const [isPutOff, setIsPutOff] = useState(false)
  const isCovered = isCoveringScreen(mask?.pathname ?? pathname)
  const hasGame = useFrameHost() !== null
  const follow = useEffectEvent(() => {
    const isBusy = hasGame || isCovered || modalStore.getState().stack.length > 0 || isReloadLossy()
    if (!isBusy) location.reload()
  })
  useEffect(() => {
    if (isApplied) follow()
  }, [isApplied])
  const isOffered = (waiting !== null && !isPutOff) || isApplied
  return isOffered && !isHeldBack && !isCovered && <SiteUpdateBar onLater={() => setIsPutOff(true)} />
}
