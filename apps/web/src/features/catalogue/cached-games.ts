// Lists that this tab has shown, cached by the key of their history entry: going back restores the same pages at the
// same scroll position without a request. A click that leads to the same list is not going back and starts at its top.
import type { ClientLoaderFunctionArgs } from 'react-router'
import { createStore } from 'zustand/vanilla'
import { isSessionChanged } from '../../data/api/session-hint.ts'
import { addResettableStore } from '../../browser/resettable-stores.ts'
import { findSitePath } from '../../navigation/site-base.ts'
import { readFilters, writeFilters } from './game-filters.ts'
import type { GamePages } from './game-pages.ts'
import type { RowWindow } from './game-window.ts'
import type { GamesData } from './games-data.ts'

/** The layout of the grid and the window width it was measured at. */
export interface GridMeasure {
  windowWidth: number
  columns: number
  /** From the top edge of one row to that of the next, in pixels. */
  pitch: number
  /** Between rows, in pixels. */
  gap: number
  /** Card width, and the gap between columns, in pixels. */
  cardWidth: number
  columnGap: number
}

export interface CachedGames {
  /** What the screen was loaded with. */
  data: GamesData
  list: GamePages
  measure: GridMeasure | null
  drawn: RowWindow | null
  page: number
}

interface Entry extends CachedGames {
  address: string
  cachedAt: number
}

const mostEntries = 5
const longestMs = 30 * 60_000

const entries = new Map<string, Entry>()
const screen = createStore<{
  /** Key of the entry whose list is on the screen. */
  shownKey: string | null
  /** The shown list is about to be loaded in another language. */
  isTranslating: boolean
}>(() => ({ shownKey: null, isTranslating: false }))

addResettableStore(() => {
  const { shownKey } = screen.getState()
  for (const key of entries.keys()) if (key !== shownKey) entries.delete(key)
  screen.setState({ isTranslating: shownKey !== null })
})

/** Marks a list as shown; returns the cleanup function. */
export function markShown(key: string): () => void {
  screen.setState({ shownKey: key })
  return () => {
    if (screen.getState().shownKey === key) screen.setState({ shownKey: null })
  }
}

/** `address` is the list's path with its filters and without its page. */
export function cacheGames(key: string, address: string, kept: CachedGames): void {
  entries.delete(key)
  entries.set(key, { ...kept, address, cachedAt: Date.now() })
  for (const oldest of [...entries.keys()].slice(0, -mostEntries)) entries.delete(oldest)
}

/** The cached state of the list that a screen was loaded with; undefined for a new list. */
export function findCachedGames(key: string, data: GamesData): CachedGames | undefined {
  const entry = entries.get(key)
  return entry?.data === data ? entry : undefined
}

/** Wraps a `clientLoader` so that going back to a cached list loads nothing. */
export function returnToGames<Data extends GamesData>(
  load: (args: ClientLoaderFunctionArgs) => Promise<Data>,
) {
  return async (args: ClientLoaderFunctionArgs): Promise<Data> => {
    const key = (history.state as { key?: string } | null)?.key ?? 'default'
    const entry = entries.get(key)
    const isSame = entry?.address === buildListAddress(args.url)
    const { shownKey, isTranslating } = screen.getState()
    screen.setState({ isTranslating: false })
    if (isSame && isTranslating && key === shownKey) return translate(key, entry, args, load)
    const isReturn =
      isSame && key !== shownKey && !isSessionChanged() && Date.now() - entry.cachedAt < longestMs
    return isReturn ? (entry.data as Data) : load(args)
  }
}

/** The path of a list with its filters; the page is not part of the list's identity. */
export function buildListAddress({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  return (findSitePath(pathname) ?? pathname) + writeFilters(readFilters(searchParams))
}

/** Loads the page in view in the new language; the others are loaded when they come into view. */
async function translate<Data extends GamesData>(
  key: string,
  entry: Entry,
  args: ClientLoaderFunctionArgs,
  load: (args: ClientLoaderFunctionArgs) => Promise<Data>,
): Promise<Data> {
  const url = new URL(args.url)
  url.searchParams.set('page', String(entry.page))
  const data = await load({ ...args, url })
  const { first, last } = entry.list
  const list = {
    ...entry.list,
    pages: new Map([[data.page, data.games]]),
    first: Math.min(first, data.page),
    last: Math.max(last, data.page),
    total: data.total,
  }
  cacheGames(key, entry.address, { ...entry, data, list })
  return data
}
