import { useEffect, useEffectEvent } from 'react'
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

/** Whoever logs in to an account that is closed for play is told so first, once. */
export function ClosedForPlay() {
  const { pathname, mask } = useLocation()
  const navigate = useNavigate()
  const lead = useEffectEvent(() => {
    const route = findRoute(mask?.pathname ?? pathname)
    if (route && !useful.has(route.name)) void navigate('/profile/safer-play/break', { replace: true })
  })
  useEffect(() => lead(), [])
  return null
}
