import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { findSitePath } from '../../lib/site-base.ts'

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>
type FollowedLink = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'>

/**
 * One listener that follows every plain link of the site without a reload. A list of a hundred cards then needs no router's
 * link in each of them, neither on the server nor while the page wakes up.
 */
export function useLinkFollower(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest('a')
      const path = link && findFollowedPath(link, event, location.origin)
      if (!path) return
      event.preventDefault()
      void navigate(path)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** Where a click leads inside the site; null leaves it to the browser: another site, another tab, a place on the page. */
export function findFollowedPath(link: FollowedLink, click: Click, siteOrigin: string): string | null {
  const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey
  if (click.defaultPrevented || !isPlain) return null
  if (link.target || link.hash || link.hasAttribute('download') || link.origin !== siteOrigin) return null
  const path = findSitePath(link.pathname)
  return path === null ? null : path + link.search
}
