// Links to screens that lie over others, or that not everybody may open [2.10-2.17]. The table of routes comes with it, so it is
// loaded when it is needed.
import { type Visitor, judgeVisit } from './judge-visit.ts'
import { buildLoginAddress } from './login-address.ts'
import { type PopupLink, type Place, buildPopupLink } from './popup-link.ts'
import { findRoute } from './route-table.ts'

/** Where a router goes for `wanted`, a path of the site with its query. A popup opens over the screen one is on. For a guest, login lies before a player's screen and leads there. */
export function buildScreenLink(wanted: string, place: Place, visitor: Visitor): PopupLink | { to: string } {
  const pathname = wanted.split(/[?#]/, 1)[0]!
  switch (judgeVisit(pathname, visitor)) {
    // Where login is closed there is nothing to open: its route says so.
    case 'login':
      return visitor.isRegionBlocked
        ? { to: buildLoginAddress(wanted) }
        : buildPopupLink(buildLoginAddress(wanted), place, true)
    case 'main':
      return { to: '/' }
    // The screen itself says so.
    case 'closed_region':
      return { to: wanted }
    case 'open':
  }
  const route = findRoute(pathname)
  if (!route?.isPopup) return { to: wanted }
  // Whoever comes from a game to log in or to register is led back to it [2.29].
  const isFromGame = route.access === 'guest' && place.pathname.startsWith('/play/') && !wanted.includes('?')
  return buildPopupLink(
    isFromGame ? `${wanted}?redirect=${encodeURIComponent(place.pathname + place.search)}` : wanted,
    place,
    route.access === 'guest',
  )
}
