// Fetches the code of a screen while somebody is about to open it: the pointer rests on its link, the focus is there, a finger
// is down.
import { useEffect, useEffectEvent, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { isGuardedPath } from '../../lib/guarded-path.ts'
import { findFollowedPath } from './follow-links.ts'

/** A pointer on its way to somewhere else crosses many links. */
const restMs = 70
const plainClick = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

/** `onNearGuarded` prepares what opens over the page, and what lies behind a login. */
export function LinkPrefetch({ onNearGuarded }: { onNearGuarded: (path: string) => void }) {
  const [page, setPage] = useState<string | null>(null)
  const prefetch = useEffectEvent((link: HTMLAnchorElement) => {
    const path = findFollowedPath(link, plainClick, location)?.split(/[?#]/, 1)[0]
    // The router answers code that can't be had with a reload: without a network that would be the end of the page.
    if (path === undefined || !navigator.onLine) return
    if (isGuardedPath(path)) onNearGuarded(path)
    setPage(link.pathname + link.search)
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
  return page !== null && <PrefetchPageLinks page={page} />
}

/** The visitor pays for each byte, or waits for it. */
function isDataSaved(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
