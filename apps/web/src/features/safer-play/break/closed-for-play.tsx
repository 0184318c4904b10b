import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type RouteName, findRoute } from '../../../navigation/route-table.ts'

/** Screens that are of use to a player who has excluded themselves. */
const useful: ReadonlySet<RouteName> = new Set<RouteName>([
  'profile',
  'profileBalance',
  'profileInfo',
  'profileSecurity',
  'profileVerification',
  'saferPlay',
  'saferPlayBreak',
  'saferPlayActivity',
  'cashbox',
  'staticPage',
])

/** Screens whose calls are refused to such a player: they would say that something did not load, and promise that it is safe. */
const closed: ReadonlySet<RouteName> = new Set<RouteName>([
  'profileGifts',
  'compoints',
  'compointsTournaments',
  'winback',
])

/** Whoever logs in to an account that is closed for play is told so first, and again where a screen has nothing for them. */
export function ClosedForPlay() {
  const { pathname, mask } = useLocation()
  const navigate = useNavigate()
  const isTold = useRef(false)
  const lead = useEffectEvent(() => {
    const route = findRoute(mask?.pathname ?? pathname)
    if (!route) return
    const isClosed = isTold.current ? closed.has(route.name) : !useful.has(route.name)
    isTold.current = true
    if (isClosed) void navigate('/profile/safer-play/break', { replace: true })
  })
  useEffect(() => lead(), [pathname])
  return null
}
