import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { browserCall } from '../../../data/api/browser-call.ts'
import { onRecovery } from '../../../data/api/on-recovery.ts'
import { useOnline } from '../../../data/api/use-online.ts'
import type { TournamentsData } from './list-data.ts'
import { fetchPage } from './list-data.ts'
import { buildFilterPath, mostPages } from './list-filters.ts'
import { type TournamentPages, addPage, beginPages } from './tournament-pages.ts'

/** Pages that come by themselves before one has to press for the next: the foot of the screen stays in reach. */
const pagesInARow = 5

interface Opened {
  data: TournamentsData
  list: TournamentPages
  isLoading: boolean
  hasFailed: boolean
  /** Pages that came by themselves since one was asked for. */
  unasked: number
}

/** The list a screen was loaded with, and the pages that scrolling added. Loaded anew it begins with what was loaded. */
export function useTournamentPages(data: TournamentsData) {
  const [opened, setOpened] = useState(() => open(data))
  const current = opened.data === data ? opened : open(data)
  const navigate = useNavigate()
  // Under a popup, or on the way to another screen, another address would end what the visitor does.
  const { search, mask } = useLocation()
  const isFree = useNavigation().state === 'idle' && !mask
  const isOnline = useOnline()

  /** A late answer belongs to the list it was asked for. */
  function update(change: (before: Opened) => Partial<Opened>) {
    setOpened((latest) => {
      const before = latest.data === data ? latest : open(data)
      return { ...before, ...change(before) }
    })
  }

  const writeAddress = useEffectEvent((pages: number) => {
    if (pages > mostPages || new URLSearchParams(search).get('page') === String(pages)) return
    const path = buildFilterPath(data.filter)
    void navigate(`${path}${path.includes('?') ? '&' : '?'}page=${pages}`, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  })

  async function load(isUnasked: boolean) {
    if (current.isLoading || current.list.isWhole) return
    const page = current.list.pages + 1
    update(({ unasked }) => ({ isLoading: true, hasFailed: false, unasked: isUnasked ? unasked + 1 : 0 }))
    const next = await fetchPage(browserCall, data.filter, page)
    update(({ list }) =>
      next.ok ? { list: addPage(list, next.value), isLoading: false } : { isLoading: false, hasFailed: true },
    )
  }

  const { list, isLoading, hasFailed, unasked } = current
  useEffect(() => {
    if (isFree && list.pages !== data.pages) writeAddress(list.pages)
  }, [list.pages, data, isFree])
  const retry = useEffectEvent(() => void load(false))
  useEffect(() => (hasFailed ? onRecovery(() => retry()) : undefined), [hasFailed])

  return {
    list,
    isLoading,
    hasFailed,
    isOnline,
    load,
    mayLoadUnasked: !list.isWhole && !isLoading && !hasFailed && unasked < pagesInARow,
  }
}

function open(data: TournamentsData): Opened {
  return {
    data,
    list: beginPages(data.tournaments, data.pages),
    isLoading: false,
    hasFailed: false,
    unasked: 0,
  }
}
