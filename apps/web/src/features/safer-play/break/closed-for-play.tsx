import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findRoute } from '../../../navigation/route-table.ts'
import { closedScreens, usefulScreens } from './closed-screens.ts'

/** Whoever logs in to an account that is closed for play is told so first, and again where a screen has nothing for them. */
export function ClosedForPlay() {
  const { pathname, mask } = useLocation()
  const navigate = useNavigate()
  const isTold = useRef(false)
  const lead = useEffectEvent(() => {
    const route = findRoute(mask?.pathname ?? pathname)
    if (!route) return
    const isClosed = isTold.current ? closedScreens.has(route.name) : !usefulScreens.has(route.name)
    isTold.current = true
    if (isClosed) void navigate('/profile/safer-play/break', { replace: true })
  })
  useEffect(() => lead(), [pathname])
  return null
}
