// How a link opens the login popup [2.10].
import { buildLoginAddress } from './login-address.ts'
import { buildPopupLink, type LinkSource } from './popup-link.ts'
import { isGuestBuild } from './site-base.ts'

/** Properties of a router link. From a game, login leads back to the game [2.29]. */
export function buildLoginLink(
  place: LinkSource,
  wanted = place.pathname.startsWith('/play/') ? place.pathname + place.search : undefined,
) {
  // Logging in leaves the build for guests for the same screen of the full site. A named target leaves the click to the browser.
  if (isGuestBuild)
    return {
      to: buildLoginAddress(wanted ?? place.pathname + place.search),
      reloadDocument: true,
      target: '_self',
    }
  return buildPopupLink(wanted === undefined ? '/login' : buildLoginAddress(wanted), place, true)
}
