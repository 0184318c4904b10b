// Without a network a link to a screen whose code is not here would lose the page: the router loads the page anew when code fails to
// load. Such a link is held, and the page, with a game that may run on it, stays.
import { useEffect, useEffectEvent } from 'react'
import { type RouteList, findRouteList } from '../../browser/route-list.ts'
import { siteHealth } from '../../data/api/browser-call.ts'
import { showToast } from '../../dialogs/toast-queue.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { isPopupPath } from '../../navigation/guarded-path.ts'
import { findRoute, routeTable } from '../../navigation/route-table.ts'
import { findFollowedPath } from './follow-links.ts'
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
  useEffect(() => {
    let isReleased = false
    const hold = async (event: MouseEvent) => {
      if (isReleased || isReachable()) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const path = link && findFollowedPath(link, event, location)?.split(/[?#]/, 1)[0]
      // A popup says by itself that it can't be opened.
      if (!path || isPopupPath(path)) return
      const files = listScreenFiles(path, findRouteList())
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      if (!(await areHere(files))) return tell()
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

function isReachable(): boolean {
  return navigator.onLine && siteHealth.store.getState().trouble === null
}

/** Addresses of the code of a screen, as far as they are known. */
export function listScreenFiles(path: string, list: RouteList | null): string[] {
  const route = findRoute(path)
  const pattern = route ? routeTable[route.name].path.slice(1) : '*'
  const found = Object.values(list?.routes ?? {}).find(({ path: listed, index }) =>
    pattern === '' ? index === true : listed === pattern,
  )
  return found?.module ? [found.module, ...(found.imports ?? [])] : []
}

/** Whether the caches of the browser have all of them. */
async function areHere(files: readonly string[]): Promise<boolean> {
  try {
    const answers = await Promise.all(files.map((file) => fetch(file, { cache: 'force-cache' })))
    return answers.every(({ ok }) => ok)
  } catch {
    return false
  }
}
