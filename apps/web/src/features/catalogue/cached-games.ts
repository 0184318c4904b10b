// Lists that this tab has shown, each under its entry of the browser's history, so that the way back finds one as it was left: the
// same pages at the same place, without asking anybody. A click that leads to the same list is no way back and begins at its top.
import type { ClientLoaderFunctionArgs } from 'react-router'
import { isSessionChanged } from '../../api/session-hint.ts'
import { addClientStore } from '../../lib/client-stores.ts'
import { findSitePath } from '../../lib/site-base.ts'
import { readFilters, writeFilters } from './game-filters.ts'
import type { GamePages } from './game-pages.ts'
import type { RowWindow } from './game-window.ts'
import type { GamesData } from './games-data.ts'

/** How the grid was laid out, in a window of what width. */
export interface GridMeasure {
  windowWidth: number
  columns: number
  /** From the upper edge of one row to that of the next, in pixels. */
  pitch: number
  /** Between rows, in pixels. */
  gap: number
  /** How wide a card is and how far from the next, in pixels. */
  cardWidth: number
  columnGap: number
}

export interface KeptGames {
  /** What the screen was loaded with. */
  data: GamesData
  list: GamePages
  measure: GridMeasure | null
  drawn: RowWindow | null
  /** The page in view. */
  page: number
}

interface Entry extends KeptGames {
  address: string
  keptAt: number
}

const mostEntries = 5
const longestMs = 30 * 60_000

const entries = new Map<string, Entry>()
/** The entry whose list is on the screen now. */
let shownKey: string | null = null
/** Its list is about to be loaded in another language. */
let isTranslating = false

addClientStore(() => {
  for (const key of entries.keys()) if (key !== shownKey) entries.delete(key)
  isTranslating = shownKey !== null
})

/** A list came on the screen; gives the way to say that it has left. */
export function noteShown(key: string): () => void {
  shownKey = key
  return () => {
    if (shownKey === key) shownKey = null
  }
}

/** `address` is that of the list, with its filters and without its page. */
export function keepGames(key: string, address: string, kept: KeptGames): void {
  entries.delete(key)
  entries.set(key, { ...kept, address, keptAt: Date.now() })
  for (const oldest of [...entries.keys()].slice(0, -mostEntries)) entries.delete(oldest)
}

/** How the list that a screen was loaded with had been left; undefined for a new one. */
export function findKeptGames(key: string, data: GamesData): KeptGames | undefined {
  const entry = entries.get(key)
  return entry?.data === data ? entry : undefined
}

/** A `clientLoader` that loads only what the way back does not find. */
export function returnToGames<Data extends GamesData>(
  load: (args: ClientLoaderFunctionArgs) => Promise<Data>,
) {
  return async (args: ClientLoaderFunctionArgs): Promise<Data> => {
    const key = (history.state as { key?: string } | null)?.key ?? 'default'
    const entry = entries.get(key)
    const isSame = entry?.address === buildListAddress(args.url)
    if (isSame && isTranslating && key === shownKey) return translate(key, entry, args, load)
    isTranslating = false
    const isReturn =
      isSame && key !== shownKey && !isSessionChanged() && Date.now() - entry.keptAt < longestMs
    return isReturn ? (entry.data as Data) : load(args)
  }
}

/** The path of a list with what narrows it; its page is not part of what it is. */
export function buildListAddress({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  return (findSitePath(pathname) ?? pathname) + writeFilters(readFilters(searchParams))
}

/** The page in view, in the new language; the others come when they are looked at. */
async function translate<Data extends GamesData>(
  key: string,
  entry: Entry,
  args: ClientLoaderFunctionArgs,
  load: (args: ClientLoaderFunctionArgs) => Promise<Data>,
): Promise<Data> {
  isTranslating = false
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
  keepGames(key, entry.address, { ...entry, data, list })
  return data
}
