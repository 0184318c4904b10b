import { useLocation, useNavigate } from 'react-router'
import { forgetUnsavedChanges } from '../../lib/unsaved-changes.ts'
import { tellOtherTabs } from '../../player/session-channel.ts'
import { welcomePlayer } from '../../player/session.ts'

/** What follows when somebody has been logged in here [4.15]: the site, the other tabs, and the way to `redirect`, a checked path of this site. */
export function useEntrance(redirect: string): () => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async () => {
    forgetUnsavedChanges()
    welcomePlayer()
    tellOtherTabs('login')
    // The screen that the popup lay over stays where it was scrolled to.
    await navigate(redirect, { replace: true, preventScrollReset: redirect === pathname + search })
  }
}
