// Links to popups and to screens with restricted access [2.10-2.17]. It imports the route table, so it is loaded on demand.
import { type Visitor, checkAccess } from './access-policy.ts'
import { buildLoginAddress } from './login-address.ts'
import { type PopupLink, type LinkSource, buildPopupLink } from './popup-link.ts'
import { findRoute } from './route-table.ts'

/** Router target for `wanted`, a path of the site with its query. A popup opens over the current screen. A guest gets login before a player's screen. */
export function buildScreenLink(
  wanted: string,
  place: LinkSource,
  visitor: Visitor,
): PopupLink | { to: string } {
  const pathname = wanted.split(/[?#]/, 1)[0]!
  switch (checkAccess(pathname, visitor)) {
    // Where login is closed, its route shows the refusal.
    case 'login':
      return visitor.isRegionBlocked
        ? { to: buildLoginAddress(wanted) }
        : buildPopupLink(buildLoginAddress(wanted), place, true)
    case 'main':
      return { to: '/' }
    // The screen itself shows the refusal.
    case 'closed_region':
      return { to: wanted }
    case 'open':
  }
  const route = findRoute(pathname)
  if (!route?.isPopup) return { to: wanted }
  // Login and registration opened from a game lead back to it [2.29].
  const isFromGame = route.access === 'guest' && place.pathname.startsWith('/play/') && !wanted.includes('?')
  return buildPopupLink(
    isFromGame ? `${wanted}?redirect=${encodeURIComponent(place.pathname + place.search)}` : wanted,
    place,
    route.access === 'guest',
  )
}
