// Around every screen: who may see it, the history of screens, and the page that stands in for one that is not there. That page
// lies below the frame of the site, so that the menu, a docked game and messages outlive it [2.14], [2.19].
import { useEffect } from 'react'
import { Outlet, isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ErrorScreen } from '../features/shell/error-screen.tsx'
import { rememberScreen } from '../lib/last-screen.ts'
import { guardVisit } from './guard.ts'

export const clientMiddleware = [guardVisit]

export default function Screens() {
  useNotedScreen(false)
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  useNotedScreen(true)
  return <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} isInside />
}

/** [2.21]. */
function useNotedScreen(isErrorPage: boolean): void {
  const { pathname, search } = useLocation()
  useEffect(() => rememberScreen({ pathname, search }, isErrorPage), [pathname, search, isErrorPage])
}
