import { useLocation, useNavigate } from 'react-router'
import { readSessionHint } from '../api/session-hint.ts'
import { isPopupPath } from '../lib/guarded-path.ts'
import { isRegionClosed } from '../lib/region.ts'

/** Goes to a path of the site as a link to it would: a popup opens over the screen one is on, and a guest logs in before a player's screen. */
export function useOpenScreen(): (wanted: string) => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search, mask } = useLocation()
  return async (wanted) => {
    const screenLink = await import('../lib/screen-link.ts').catch(() => null)
    if (!screenLink) return navigate(wanted)
    const { to, ...options } = screenLink.buildScreenLink(
      wanted,
      { pathname, search, mask },
      { hasSession: readSessionHint(), isRegionBlocked: isRegionClosed() },
    )
    const screen = wanted.split(/[?#]/, 1)[0]!
    // A screen of guests, and this is a player [2.17].
    if (to === '/' && !('mask' in options) && isPopupPath(screen))
      await import('../lib/led-away.ts').then(
        ({ noteLedAway }) => noteLedAway(screen),
        () => undefined,
      )
    await navigate(to, options)
  }
}
