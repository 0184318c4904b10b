// Keeps the page in view in the address, for a reload, a shared link and another language. A reload brings that page
// alone, so the scroll position is stored relative to it. The address changes past the router, which stores scroll
// positions by history entry and must not treat this as a navigation.
import { createStore } from 'zustand/vanilla'
import type { Seen } from './use-games.ts'
import { gamesPerPage } from './game-pages.ts'

/** Session storage key of the router's scroll positions, by the key of the history entry. */
const positionsKey = 'react-router-scroll-positions'

interface ListPosition extends Seen {
  /** The first page that is open. */
  first: number
  /** Path and query with the page in view. */
  address: string
}

/** Ends the rewriting of scroll positions for the page that was in view before. */
const rewriting = createStore(() => ({ ending: new AbortController() }))

export function syncListUrl({ page, first, measure, address }: ListPosition): void {
  const state = history.state as { key?: string; masked?: unknown } | null
  const path = address.split('?', 1)[0]!
  // A popup lies over the list, or the player has left the list.
  if (state?.masked || !location.pathname.endsWith(path)) return
  const base = location.pathname.slice(0, location.pathname.length - path.length)
  if (location.pathname + location.search !== base + address)
    history.replaceState(history.state, '', base + address + location.hash)
  const ending = new AbortController()
  rewriting.getState().ending.abort()
  rewriting.setState({ ending })
  const above = measure ? Math.ceil(((page - first) * gamesPerPage) / measure.columns) * measure.pitch : 0
  if (above === 0 || !state?.key) return
  const { key } = state
  // A page becomes hidden on leaving after the router has stored its scroll positions.
  const rewrite = () => {
    if (!document.hidden || (history.state as { key?: string } | null)?.key !== key) return
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, number>
    sessionStorage.setItem(
      positionsKey,
      JSON.stringify({ ...positions, [key]: Math.max(0, Math.round(scrollY - above)) }),
    )
    history.scrollRestoration = 'manual'
  }
  document.addEventListener('visibilitychange', rewrite, { signal: ending.signal })
}
