import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves focus that was lost with the last screen to the new one, instead of the top of the page. */
export function useFocusOnNavigation(mainId: string): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement === document.body)
      document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, mainId])
}
