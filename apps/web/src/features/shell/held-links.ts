// Without a network a link to a screen whose code is not here would lose the page: the router loads the page anew when code fails to
// load. Such a link is held, and the page, with a game that may run on it, stays.
import { useEffect, useEffectEvent } from 'react'
import { type ListedRoute, type RouteList, findRouteList } from '../../browser/route-list.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { siteHealth } from '../../data/api/browser-call.ts'
import { showToast } from '../../dialogs/toast-queue.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { isPopupPath } from '../../navigation/guarded-path.ts'
import { findRoute, routeTable } from '../../navigation/route-table.ts'
import { findFollowedPath } from './follow-links.ts'
import { addScreenImports } from './screen-imports.ts'
import './held-links.messages.json'

export function useHeldLinks(): void {
  const { t } = useI18n()
  const tell = useEffectEvent(() =>
    showToast({
      id: 'held-link',
      type: 'info',
      title: t('shell.heldLink.title'),
      text: t('shell.heldLink.text'),
    }),
  )
  // Asked for while there is a network, also where nothing is prefetched.
  useEffect(() => whenIdle(() => void addScreenImports()), [])
  useEffect(() => {
    let isReleased = false
    let asked: HTMLAnchorElement | null = null
    /** The last link pressed counts. */
    const ask = (link: HTMLAnchorElement | null) => {
      if (asked) showWaiting(asked, false)
      asked = link
      if (link) showWaiting(link, true)
    }
    const hold = async (event: MouseEvent) => {
      if (isReleased) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const path = link && findFollowedPath(link, event, location)?.split(/[?#]/, 1)[0]
      // A popup says by itself that it can't be opened.
      if (!path || isPopupPath(path)) return
      const [id, screen] = findListedScreen(path, findRouteList()) ?? []
      if (isReachable() || !id || !screen?.module || isEvaluated(id)) return ask(null)
      event.preventDefault()
      event.stopPropagation()
      if (asked === link) return
      ask(link)
      const isFound = await isHere(screen)
      if (asked !== link) return
      ask(null)
      if (!link.isConnected) return
      if (!isFound) return tell()
      isReleased = true
      link.click()
      isReleased = false
    }
    const hear = (event: MouseEvent) => void hold(event)
    // Before any other listener of the page.
    addEventListener('click', hear, { capture: true })
    return () => removeEventListener('click', hear, { capture: true })
  }, [])
}

function showWaiting(link: HTMLAnchorElement, isWaiting: boolean): void {
  link.setAttribute('aria-busy', String(isWaiting))
  link.style.opacity = isWaiting ? '0.6' : ''
}

function isReachable(): boolean {
  return navigator.onLine && siteHealth.store.getState().trouble === null
}

/** The screen of a path with its name in the list of routes. */
export function findListedScreen(
  path: string,
  list: RouteList | null,
): readonly [id: string, screen: ListedRoute] | undefined {
  const route = findRoute(path)
  const pattern = route ? routeTable[route.name].path.slice(1) : '*'
  return Object.entries(list?.routes ?? {}).find(([, { path: listed, index }]) =>
    pattern === '' ? index === true : listed === pattern,
  )
}

/** The router has its code and asks for none. */
function isEvaluated(id: string): boolean {
  const { __reactRouterRouteModules: modules } = window as {
    __reactRouterRouteModules?: Record<string, unknown>
  }
  return modules !== undefined && id in modules
}

/** A server that hangs keeps the visitor waiting no longer. */
const mostWaitMs = 2_000

/** Whether the caches of the browser have all of a screen's code. What it imports is not known before the list of imports has come. */
async function isHere({ module, imports }: ListedRoute): Promise<boolean> {
  if (!module || !imports) return false
  try {
    const signal = AbortSignal.timeout(mostWaitMs)
    const answers = await Promise.all(
      [module, ...imports].map((file) => fetch(file, { cache: 'force-cache', signal })),
    )
    return answers.every(({ ok }) => ok)
  } catch {
    return false
  }
}
