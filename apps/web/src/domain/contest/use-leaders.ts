// The table of a tournament or series, live [7.86]: its first page is continued by the events of the public room, the reader's place by
// those of the player's own; other pages are fetched again.
import {
  type EventData,
  leadersPageSize,
  listSeriesLeaders,
  listTournamentLeaders,
  seriesLeadersChanged,
  seriesOpponentsChanged,
  seriesRoom,
  tournamentLeadersChanged,
  tournamentOpponentsChanged,
  tournamentRoom,
} from '@yanta/contract'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Call } from '../../data/api/caller.ts'
import type { Result } from '../../data/api/result.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { type CallPhase, useCall } from '../../data/use-call.ts'
import { useContinued } from '../../data/use-live.ts'
import { useRoom } from '../../data/use-room.ts'
import { useSite } from '../../site/site-data.ts'
import { type LeadersPage, applyLeaders, applyOpponents } from './leader-rows.ts'

export type ContestKind = 'tournament' | 'series'

interface LeadersSource {
  kind: ContestKind
  id: string
  slug: string
}

/** The page of the table that a screen was loaded with; `table` is null when it could not be loaded. */
export interface LoadedLeaders {
  page: number
  table: LeadersPage | null
}

export interface Leaders {
  phase: CallPhase
  /** From 1. */
  page: number
  /** The last one known, also while another is being loaded; null: none yet. */
  table: LeadersPage | null
  retry: () => void
}

/** Pages that no event tells of are loaded again at most so often. */
const refreshMs = 10_000

const kinds = {
  tournament: {
    room: tournamentRoom,
    leaders: tournamentLeadersChanged,
    opponents: tournamentOpponentsChanged,
  },
  series: {
    room: seriesRoom,
    leaders: seriesLeadersChanged,
    opponents: seriesOpponentsChanged,
  },
} as const

/** For the loader of a screen: the page of the table that the address names. A table that can't be loaded is no reason for an error. */
export async function loadLeaders(
  call: Call,
  { kind, slug }: Pick<LeadersSource, 'kind' | 'slug'>,
  pageText: string | null,
): Promise<LoadedLeaders> {
  const page = readPage(pageText)
  const loaded = await fetchLeaders(call, { kind, slug }, page)
  return { page, table: loaded.ok ? loaded.value : null }
}

/** The page of the table that the address names, from the one that the screen was loaded with. */
export function useLeaders({ kind, id, slug }: LeadersSource, loaded: LoadedLeaders): Leaders {
  const [query] = useSearchParams()
  const page = readPage(query.get('page'))
  const readerId = useSite()?.player?.profile.id ?? null
  const { room: nameRoom, leaders, opponents } = kinds[kind]
  const room = nameRoom(id)
  const { isStale, count, markStale } = useStaleness(loaded)
  const ofScreen = loaded.page === page && !isStale ? loaded.table : null
  const fetch = (signal?: AbortSignal) => fetchLeaders(browserCall, { kind, slug }, page, signal)
  const fetched = useCall(ofScreen ? null : JSON.stringify([kind, slug, page, count]), fetch)
  const current = ofScreen ?? fetched.value

  const isFirst = page === 1
  const withLeaders = useContinued<LeadersPage, typeof leaders>(
    isFirst ? current : null,
    { room, fetch },
    leaders,
    (table, event) => (event.id === id ? applyLeaders(table, event, readerId) : table),
  )
  const withOwn = useContinued<LeadersPage, typeof opponents>(
    readerId === null ? null : current,
    { room: ownRoom, fetch },
    opponents,
    (table, event) => (event.id === id ? applyOpponents(table, event, readerId) : table),
  )
  useRoom(isFirst ? null : { room, events: [onRoomEvent(leaders, markStale)], onSkipped: markStale })
  const known = current ?? fetched.latest ?? loaded.table
  // The first page of a table that is for its members alone [5.23].
  const markStaleUnlessTold = (event: EventData<typeof leaders>) => event.leaders ?? markStale()
  useRoom(isFirst && known ? { room, events: [onRoomEvent(leaders, markStaleUnlessTold)] } : null)

  return {
    phase: ofScreen ? 'ready' : fetched.phase,
    page,
    table: known && {
      ...(isFirst ? withLeaders(known) : known),
      own: readerId === null ? null : withOwn(known).own,
    },
    retry: fetched.retry,
  }
}

function fetchLeaders(
  call: Call,
  { kind, slug }: Pick<LeadersSource, 'kind' | 'slug'>,
  page: number,
  signal?: AbortSignal,
): Promise<Result<LeadersPage, string>> {
  const input = { params: { slug }, query: { page, limit: leadersPageSize } }
  return kind === 'series'
    ? call(listSeriesLeaders, input, { signal })
    : call(listTournamentLeaders, input, { signal })
}

/** Anything but a number of a page is the first. */
function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/**
 * Whether what the screen was loaded with has become old: some time after something has changed, and further changes do not put it off.
 * Loaded anew the screen is as new as can be.
 * @returns `count`: how often something has become old here
 */
function useStaleness(loaded: LoadedLeaders): { isStale: boolean; count: number; markStale: () => void } {
  const [stale, setStale] = useState<{ loaded: LoadedLeaders | null; count: number }>({
    loaded: null,
    count: 0,
  })
  const [changed, setChanged] = useState<LoadedLeaders | null>(null)
  useEffect(() => {
    if (changed !== loaded) return
    const timer = setTimeout(() => {
      setChanged(null)
      setStale(({ count }) => ({ loaded, count: count + 1 }))
    }, refreshMs)
    return () => clearTimeout(timer)
  }, [changed, loaded])
  return { isStale: stale.loaded === loaded, count: stale.count, markStale: () => setChanged(loaded) }
}
