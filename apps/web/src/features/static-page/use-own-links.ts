import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { readSessionHint } from '../../api/session-hint.ts'
import { buildScreenLink } from '../../lib/screen-link.ts'
import { findSitePath } from '../../lib/site-base.ts'

/** Links to this site inside the element lead on without a reload; without scripts they are links like any other. */
export function useOwnLinks<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const leaving = new AbortController()
    element.current?.addEventListener('click', (event) => {
      const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href]')
      if (!link || !isPlainClick(event) || link.target || link.origin !== location.origin) return
      const path = findSitePath(link.pathname)
      if (path === null) return
      event.preventDefault()
      const { to, ...options } = buildScreenLink(path + link.search + link.hash, location, readSessionHint())
      void navigate(to, options)
    }, { signal: leaving.signal })
    return () => leaving.abort()
  }, [navigate])
  return element
}

/** Anything else opens a tab, a window or a download. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
