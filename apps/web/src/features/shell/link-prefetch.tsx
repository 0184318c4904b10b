// Prefetches the code of a screen when its link is hovered, focused or touched.
import { useEffect, useEffectEvent, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { isGuardedPath } from '../../navigation/guarded-path.ts'
import { findFollowedPath } from './follow-links.ts'
import { addScreenImports } from './screen-imports.ts'

/** Delay in milliseconds: a pointer passing by crosses many links. */
const restMs = 70
const plainClick = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

/** `onNearGuarded` prefetches popups and screens behind a login. */
export function LinkPrefetch({ onNearGuarded }: { onNearGuarded: (path: string) => void }) {
  const [page, setPage] = useState<string | null>(null)
  const [areImportsListed, setAreImportsListed] = useState(false)
  const prefetch = useEffectEvent((link: HTMLAnchorElement) => {
    const path = findFollowedPath(link, plainClick, location)?.split(/[?#]/, 1)[0]
    // The router reloads the page when code fails to load: offline that would lose the page.
    if (path === undefined || !navigator.onLine) return
    if (isGuardedPath(path)) onNearGuarded(path)
    setPage(link.pathname + link.search)
    void addScreenImports().then((isListed) => setAreImportsListed(isListed === true))
  })
  useEffect(() => {
    if (isDataSaved()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = ({ type, target }: Event) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest('a') : null
      if (link) timer = setTimeout(() => prefetch(link), type === 'touchstart' ? 0 : restMs)
    }
    const signs = ['pointerover', 'focusin', 'touchstart'] as const
    for (const sign of signs) document.addEventListener(sign, hear, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, hear)
    }
  }, [])
  // Its links are computed once for a page and the list of routes.
  return page !== null && <PrefetchPageLinks key={String(areImportsListed)} page={page} />
}

/** The player has a metered or slow connection. */
function isDataSaved(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
