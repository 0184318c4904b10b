import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isGuardedPath } from '../../navigation/guarded-path.ts'
import { findSitePath, isGuestBuild } from '../../navigation/site-base.ts'
import { useOpenScreen } from '../../domain/player/use-open-screen.ts'

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>
type FollowedLink = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'
>

/**
 * One listener that follows every plain link of the site without a reload. A list of a hundred cards then needs no
 * router link in each of them, neither on the server nor during hydration. Links to popups and to players' screens are
 * handled before the router's own links get the click, so that both kinds behave alike.
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
    // As browsers do: a link to the current address replaces the history entry.
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

/** The path of a click inside the site; null leaves it to the browser: another site or tab, an anchor on this page. */
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

/** [2.23] A link with `savePosition` preserves the scroll position; the parameter is removed from the address. */
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
