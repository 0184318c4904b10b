// The header's right side: a player's sums, notifications and menu, or a guest's way in where there is one; nothing while nobody can say which. The server draws a player's at once; in
// the browser its code comes on its own, since most visits begin as a guest. The cashbox has its place at the end of the balance.
import { type ComponentType, Suspense, lazy, use } from 'react'
import { GuestWays } from '../features/auth/guest-ways.tsx'
import { RegionClosedContext } from '../lib/region.ts'
import { useSiteData } from '../routes/site-data.ts'

type Area = ComponentType<{ site: NonNullable<ReturnType<typeof useSiteData>> }>

const loadArea = async () => ({ default: (await import('./player-area.tsx')).PlayerArea as Area })
/** A document of a player has the area in it already: its code sets out before the page wakes up. */
const early = !import.meta.env.SSR && document.querySelector('[data-player-area]') ? loadArea() : undefined
const PlayerArea = import.meta.env.SSR ? (await loadArea()).default : lazy(() => early ?? loadArea())

export function AccountSlot() {
  const site = useSiteData()
  const isRegionClosed = use(RegionClosedContext)
  if (site?.isPlayerUnknown || (isRegionClosed && !site?.player)) return null
  return site?.player ? (
    <Suspense>
      <PlayerArea site={site} />
    </Suspense>
  ) : (
    <GuestWays />
  )
}
