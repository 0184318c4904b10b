// The address names the page in view, for a reload, a link that is passed on, and another language. A reload brings that page alone,
// so where the window stood is remembered as it will stand then. Nothing of this is a step within the site: the router, which keeps
// such positions under the entries of the history, is not woken up by it.
import type { Seen } from './use-games.ts'
import { gamesPerPage } from './game-pages.ts'

/** Under which the router keeps where the window stood, by the key of the history's entry. */
const positionsKey = 'react-router-scroll-positions'

interface ListPlace extends Seen {
  /** The first page that is open. */
  first: number
  /** Path and query with the page in view. */
  address: string
}

let forget: (() => void) | undefined

export function noteListPage({ page, first, measure, address }: ListPlace): void {
  const state = history.state as { key?: string; masked?: unknown } | null
  const path = address.split('?', 1)[0]!
  // A popup lies over the list, or the list has been left meanwhile.
  if (state?.masked || !location.pathname.endsWith(path)) return
  const base = location.pathname.slice(0, location.pathname.length - path.length)
  if (location.pathname + location.search !== base + address)
    history.replaceState(history.state, '', base + address + location.hash)
  forget?.()
  const above = measure ? Math.ceil(((page - first) * gamesPerPage) / measure.columns) * measure.pitch : 0
  if (above === 0 || !state?.key) return
  const { key } = state
  // A page that is left becomes hidden after the router has written its positions down.
  const rewrite = () => {
    if (!document.hidden || (history.state as { key?: string } | null)?.key !== key) return
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, number>
    sessionStorage.setItem(
      positionsKey,
      JSON.stringify({ ...positions, [key]: Math.max(0, Math.round(scrollY - above)) }),
    )
    history.scrollRestoration = 'manual'
  }
  document.addEventListener('visibilitychange', rewrite)
  forget = () => {
    document.removeEventListener('visibilitychange', rewrite)
    forget = undefined
  }
}
