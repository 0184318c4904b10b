import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isGuardedPath } from '../../lib/guarded-path.ts'
import { findSitePath, isGuestBuild } from '../../lib/site-base.ts'
import { useOpenScreen } from '../../player/use-open-screen.ts'

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>
type FollowedLink = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'
>

/**
 * One listener that follows every plain link of the site without a reload. A list of a hundred cards then needs no router's
 * link in each of them, neither on the server nor while the page wakes up. Links to popups and to players' screens are taken
 * before the router's own links see the click, so that it makes no difference by what they were drawn.
 */
export function useLinkFollower(): void {
  const navigate = useNavigate()
  const openScreen = useOpenScreen()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link && findFollowedPath(link, event, location)
    if (!path) return
    const isGuarded = !isGuestBuild && isGuardedPath(path.split(/[?#]/, 1)[0]!)
    if (event.eventPhase === Event.CAPTURING_PHASE && !isGuarded) return
    event.preventDefault()
    const { to, isPositionKept } = readSavedPosition(path)
    // As browsers do: a link to where one is already is no step to come back from.
    const replace = to === `${findSitePath(location.pathname)}${location.search}${location.hash}`
    void (isGuarded ? openScreen(to) : navigate(to, { preventScrollReset: isPositionKept, replace }))
  })
  useEffect(() => {
    const hear = (event: MouseEvent) => follow(event)
    document.documentElement.addEventListener('click', hear, { capture: true })
    document.addEventListener('click', hear)
    return () => {
      document.documentElement.removeEventListener('click', hear, { capture: true })
      document.removeEventListener('click', hear)
    }
  }, [])
}

/** Where a click leads inside the site; null leaves it to the browser: another site, another tab, a place on this page. */
export function findFollowedPath(
  link: FollowedLink,
  click: Click,
  at: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | null {
  const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey
  if (click.defaultPrevented || !isPlain) return null
  if (link.target || link.hasAttribute('download') || link.origin !== at.origin) return null
  if (link.hash && link.pathname === at.pathname && link.search === at.search) return null
  const path = findSitePath(link.pathname)
  return path === null ? null : path + link.search + link.hash
}

/** [2.23] A link with the parameter `savePosition` leaves the page scrolled as it is; the address goes without it. */
export function readSavedPosition(path: string): { to: string; isPositionKept: boolean } {
  if (!path.includes('savePosition')) return { to: path, isPositionKept: false }
  const [, place, query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path)!
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => !/^savePosition(=|$)/.test(pair))
    .join('&')
  return { to: place! + (kept && `?${kept}`) + hash, isPositionKept: kept.length !== query.slice(1).length }
}
