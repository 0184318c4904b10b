// The header's right side: a player's balances, notifications and menu, or a guest's login links where allowed; empty while the
// session is unknown. The server renders the player's area directly; in the browser its code is a chunk of its own, since most
// visits start as a guest. The cashbox button is at the end of the balance.
import { type ComponentType, Suspense, lazy, use } from 'react'
import { GuestWays } from '../features/auth/guest-ways.tsx'
import { RegionClosedContext } from '../site/region.ts'
import { useSite } from '../site/site-data.ts'

type Area = ComponentType<{ site: NonNullable<ReturnType<typeof useSite>> }>

const loadArea = async () => ({ default: (await import('./player-area.tsx')).PlayerArea as Area })
/** A player's document contains the area already: its code is requested before hydration. */
const early = !import.meta.env.SSR && document.querySelector('[data-player-area]') ? loadArea() : undefined
const PlayerArea = import.meta.env.SSR ? (await loadArea()).default : lazy(() => early ?? loadArea())

export function AccountSlot() {
  const site = useSite()
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
