import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Focus that was lost together with the last screen goes to the new one, not back to the top of the page. */
export function useKeptFocus(mainId: string): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement === document.body)
      document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, mainId])
}
