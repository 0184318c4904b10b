import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { checkAccess } from '../navigation/access-policy.ts'
import type { Popup } from '../navigation/popup.ts'
import { isPopupStep } from '../navigation/popup-step.ts'
import { type FoundRoute, findRoute } from '../navigation/route-table.ts'
import { hasUnsavedChanges } from '../navigation/unsaved-changes.ts'
import { emitPlayerEvent } from '../data/player-events.ts'
import { useSite } from '../site/site-data.ts'

/** The popup over the screen, from the address in the address bar; null while there is none. */
export function usePopupRoute(): { route: FoundRoute; popup: Popup } | null {
  const site = useSite()
  const navigate = useNavigate()
  const { mask, pathname, search, key } = useLocation()
  // Going back may wait for data; the popup closes at once.
  const [closedKey, setClosedKey] = useState('')
  const isStepUnderWay = useNavigation().state === 'loading' && isPopupStep()
  const route = mask && findRoute(mask.pathname)
  const isPopup = route?.isPopup === true
  const verdict = isPopup
    ? checkAccess(mask!.pathname, {
        hasSession: site?.player != null,
        isRegionBlocked: site?.serverData?.isRegionBlocked ?? false,
      })
    : null
  const isOpen = verdict === 'open' && key !== closedKey && !isStepUnderWay
  const isGameLeft = isOpen && route!.access === 'guest'
  const beneath = pathname + search
  // After a login or logout, here or in another tab, the screen's address is restored.
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
