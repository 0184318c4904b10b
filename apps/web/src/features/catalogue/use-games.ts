import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { browserCall } from '../../data/api/browser-call.ts'
import { onRecovery } from '../../data/api/on-recovery.ts'
import { useOnline } from '../../data/api/use-online.ts'
import { presentCardGame } from '../../domain/game/card-game.ts'
import {
  type GamePages,
  addPage,
  beginPages,
  countComing,
  countNext,
  listMissingPages,
} from './game-pages.ts'
import { type GamesData, loadGamesPage } from './games-data.ts'
import { type CachedGames, buildListAddress, findCachedGames, cacheGames, markShown } from './cached-games.ts'

/** Pages that load automatically before the player must press for the next: the foot of the page stays in reach. */
const pagesInARow = 5

/** The rows of the list in view, and their layout. */
export type Seen = Pick<CachedGames, 'measure' | 'drawn' | 'page'>

type Ask = 'next' | 'previous'

interface Opened {
  data: GamesData
  list: GamePages
  loading: Ask | null
  failed: Ask | null
  /** The cached layout, restored when the player comes back. */
  left: Seen
  /** Pages loaded automatically since the player last asked for one. */
  unasked: number
}

/** The list a screen was loaded with, the pages added by the player, and its cached state when they come back to it. */
export function useGames(data: GamesData) {
  const { key, pathname, search } = useLocation()
  const [opened, setOpened] = useState(() => open(key, data))
  // Another list, or the same in another language: added pages belonged to the previous one.
  const current = opened.data === data ? opened : open(key, data)
  const seen = useRef<Seen>(null)
  const asked = useRef(new Set<number>())
  const isOnline = useOnline()
  const address = buildListAddress(new URL(pathname + search, 'https://site.invalid'))
  const keep = useEffectEvent(() =>
    cacheGames(key, address, { data, list: current.list, ...(seen.current ?? current.left) }),
  )

  useEffect(() => markShown(key), [key])
  useEffect(() => {
    keep()
    return () => {
      seen.current = null
    }
  }, [data, key])
  useEffect(() => keep(), [current.list])
  function recordSeen(now: Seen) {
    seen.current = now
    cacheGames(key, address, { data, list: current.list, ...now })
  }

  /** A late response belongs to the list it was requested for. */
  function update(change: (before: Opened) => Partial<Opened>) {
    setOpened((latest) => {
      const before = latest.data === data ? latest : open(key, data)
      return { ...before, ...change(before) }
    })
  }

  async function load(ask: Ask, isUnasked = false) {
    if (current.loading) return
    const page = ask === 'next' ? current.list.last + 1 : current.list.first - 1
    update(({ unasked }) => ({ loading: ask, failed: null, unasked: isUnasked ? unasked + 1 : 0 }))
    const result = await loadGamesPage(browserCall, data, page)
    update(({ list }) =>
      result.ok
        ? {
            list: addPage(list, page, result.value.items.map(presentCardGame), result.value.totalItems),
            loading: null,
          }
        : { loading: null, failed: ask },
    )
  }

  /** Fetches the dropped games of the indexes that are drawn. */
  async function fetchMissing(fromPlace: number, toPlace: number) {
    const missing = listMissingPages(current.list, fromPlace, toPlace).filter(
      (page) => !asked.current.has(page),
    )
    await Promise.all(
      missing.map(async (page) => {
        asked.current.add(page)
        const result = await loadGamesPage(browserCall, data, page)
        asked.current.delete(page)
        if (result.ok)
          update(({ list }) => ({
            list: addPage(list, page, result.value.items.map(presentCardGame), result.value.totalItems),
          }))
      }),
    )
  }

  const retry = useEffectEvent(() => {
    if (current.failed) void load(current.failed)
  })
  useEffect(() => onRecovery(() => retry()), [])

  const { list, loading, failed, unasked } = current
  const nextCount = countNext(list)
  // Their height is reserved from the start: only a press moves what is below the list.
  const comingPages = pagesInARow - unasked + (loading === 'next' ? 1 : 0)
  const comingCount = failed ? 0 : countComing(list, comingPages)
  return {
    list,
    loading,
    failed,
    nextCount,
    comingCount,
    isOnline,
    address,
    left: current.left,
    recordSeen,
    load,
    fetchMissing,
    mayLoadUnasked: nextCount > 0 && !loading && !failed && unasked < pagesInARow,
  }
}

function open(key: string, data: GamesData): Opened {
  const kept = findCachedGames(key, data)
  return {
    data,
    list: kept?.list ?? beginPages(data.page, data.games, data.total),
    loading: null,
    failed: null,
    unasked: 0,
    left: { measure: kept?.measure ?? null, drawn: kept?.drawn ?? null, page: kept?.page ?? data.page },
  }
}
