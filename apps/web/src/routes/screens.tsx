// Layout of every screen: access guard, history of screens, and the error page. That page is rendered below the root layout, so
// that the menu, a docked game and messages survive it [2.14], [2.19].
import { useEffect } from 'react'
import { Outlet, useLocation, useRouteError } from 'react-router'
import { ErrorPage } from '../features/shell/error-page.tsx'
import { rememberScreen } from '../navigation/last-screen.ts'
import { guardNavigation } from './guard.ts'

export const clientMiddleware = [guardNavigation]

export default function Screens() {
  useScreenHistory(false)
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  useScreenHistory(true)
  return <ErrorPage error={error} isInside />
}

/** [2.21]. */
function useScreenHistory(isErrorPage: boolean): void {
  const { pathname, search } = useLocation()
  useEffect(() => rememberScreen({ pathname, search }, isErrorPage), [pathname, search, isErrorPage])
}
