import { useLocation, useNavigate } from 'react-router'
import { readSessionHint } from '../../data/api/session-hint.ts'
import { isPopupPath } from '../../navigation/guarded-path.ts'
import { isRegionClosed } from '../../site/region.ts'

/** Goes to a path of the site as a link to it would: a popup opens over the current screen, and a guest logs in before a player's screen. */
export function useOpenScreen(): (wanted: string) => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search, mask } = useLocation()
  return async (wanted) => {
    const screenLink = await import('../../navigation/screen-link.ts').catch(() => null)
    if (!screenLink) return navigate(wanted)
    const { to, ...options } = screenLink.buildScreenLink(
      wanted,
      { pathname, search, mask },
      { hasSession: readSessionHint(), isRegionBlocked: isRegionClosed() },
    )
    const screen = wanted.split(/[?#]/, 1)[0]!
    // A player requested a screen of guests [2.17].
    if (to === '/' && !('mask' in options) && isPopupPath(screen))
      await import('../../navigation/guest-redirect.ts').then(
        ({ recordRedirect }) => recordRedirect(screen),
        () => undefined,
      )
    await navigate(to, options)
  }
}
