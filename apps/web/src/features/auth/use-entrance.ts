import { useLocation, useNavigate } from 'react-router'
import { forgetUnsavedChanges } from '../../navigation/unsaved-changes.ts'
import { notifyOtherTabs } from '../../domain/player/session-channel.ts'
import { welcomePlayer } from '../../domain/player/session.ts'

/** Completes a login [4.15]: updates the site and other tabs, goes to `redirect`, a validated path of this site. */
export function useEntrance(redirect: string): () => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async () => {
    forgetUnsavedChanges()
    welcomePlayer()
    notifyOtherTabs('login')
    // The screen below the popup keeps its scroll position.
    await navigate(redirect, { replace: true, preventScrollReset: redirect === pathname + search })
  }
}
