import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { judgeVisit } from '../lib/judge-visit.ts'
import type { Popup } from '../lib/popup.ts'
import { isPopupStep } from '../lib/popup-step.ts'
import { type FoundRoute, findRoute } from '../lib/route-table.ts'
import { hasUnsavedChanges } from '../lib/unsaved-changes.ts'
import { emitPlayerEvent } from '../player/player-events.ts'
import { useSiteData } from '../routes/site-data.ts'

/** The popup that lies over the screen, as its address in the address bar says; null while there is none. */
export function usePopupRoute(): { route: FoundRoute; popup: Popup } | null {
  const site = useSiteData()
  const navigate = useNavigate()
  const { mask, pathname, search, key } = useLocation()
  // Going back may wait for data; the popup does not.
  const [closedKey, setClosedKey] = useState('')
  const isStepUnderWay = useNavigation().state === 'loading' && isPopupStep()
  const route = mask && findRoute(mask.pathname)
  const isPopup = route?.isPopup === true
  const verdict = isPopup
    ? judgeVisit(mask!.pathname, {
        hasSession: site?.player != null,
        isRegionBlocked: site?.serverData?.isRegionBlocked ?? false,
      })
    : null
  const isOpen = verdict === 'open' && key !== closedKey && !isStepUnderWay
  const isGameLeft = isOpen && route!.access === 'guest'
  const beneath = pathname + search
  // Somebody logged in or out meanwhile, here or elsewhere: the address is the screen's again.
  const leave = useEffectEvent(
    () => void navigate(beneath, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }),
  )
  useEffect(() => {
    if (verdict && verdict !== 'open') leave()
  }, [verdict])
  useEffect(() => {
    if (isGameLeft) emitPlayerEvent('gameExit')
  }, [isGameLeft])
  if (!isOpen) return null
  return {
    route: route!,
    popup: {
      beneath,
      address: mask!.pathname + mask!.search,
      params: route!.params,
      query: new URLSearchParams(mask!.search),
      onClose() {
        if (!hasUnsavedChanges()) setClosedKey(key)
        void navigate(-1)
      },
    },
  }
}
