import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'

/**
 * One listener that follows every plain link of the site below it without a reload. A list of a hundred cards then needs no
 * router's link in each of them, neither on the server nor while the page wakes up.
 */
export function useLinkFollower(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback((event) => {
    const link = (event.target as Element).closest('a')
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || event.defaultPrevented || !isPlainClick || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.hash) return
    event.preventDefault()
    void navigate(link.pathname + link.search)
  }, [navigate])
}
