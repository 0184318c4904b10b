// Links to a popup with an address [2.10], [2.12]: it opens over the current screen, with the popup's address in the address
// bar. The screen beneath is stored in the history entry, never in the query.
import { isPopupPath } from './guarded-path.ts'
import { isCoveringScreen, readLastScreen } from './last-screen.ts'

export interface LinkSource {
  pathname: string
  search: string
  /** The popup that is open, as the router knows it. */
  mask?: unknown
}

export interface PopupLink {
  to: string
  mask?: string
  replace: boolean
  preventScrollReset: boolean
  defaultShouldRevalidate?: boolean
}

/** Properties of a router link to the popup at `address`, a path with its query. `isGameLeft`: leaves a game for the screen it was opened from [2.29]. */
export function buildPopupLink(
  address: string,
  { pathname, search, mask }: LinkSource,
  isGameLeft: boolean,
): PopupLink {
  // A popup opened by its address has only the main screen beneath it, and the next one replaces it.
  if (isPopupPath(pathname)) return { to: address, replace: true, preventScrollReset: true }
  const beneath = isGameLeft && isCoveringScreen(pathname) ? readLastScreen() : pathname + search
  return {
    to: beneath,
    mask: address,
    // Closing goes one step back, so there must be exactly one entry, also without a change of address for the router, and however many popups follow.
    replace: Boolean(mask),
    preventScrollReset: beneath === pathname + search,
    // The screen beneath is already loaded.
    defaultShouldRevalidate: false,
  }
}
