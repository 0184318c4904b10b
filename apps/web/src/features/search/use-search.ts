import { type GameListItem, listGames } from '@yanta/contract'
import { useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Result } from '../../data/api/result.ts'
import { useCall } from '../../data/use-call.ts'
import { trimWords } from './search-address.ts'

/** As many as the dialog shows without scrolling. */
const shownGames = 6
/** Debounce of typing, in milliseconds; short enough to feel instant. */
const pauseMs = 90

interface Found {
  /** The text that was searched for; empty for the popular games. */
  words: string
  games: GameListItem[]
  /** Number of all matches. */
  total: number
}

const none: readonly GameListItem[] = []

/**
 * Finds games by name [7.59] while typing; without a text lists those of the category `first`. Results stay until the next ones are
 * here.
 */
export function useSearch(first: string) {
  const [words, type] = useState('')
  const q = trimWords(words)
  const popular = useCall(first, (signal) => find('', { 'filter[category]': first }, signal))
  const byName = useCall(q === '' ? null : q, (signal) => find(q, { q }, signal), { pauseMs })
  const current = q === '' ? popular : byName
  const [shown, setShown] = useState<Found | null>(null)
  if (current.value && current.value !== shown) setShown(current.value)
  return {
    words,
    phase: current.phase,
    games: shown?.games ?? none,
    total: shown?.total ?? 0,
    /** The text that `games` match; null before the first response. */
    answered: shown?.words ?? null,
    /** Shown without a text, and when nothing is found. */
    popular: popular.latest?.games ?? none,
    type,
    retry: current.retry,
  }
}

async function find(
  words: string,
  query: { q: string } | { 'filter[category]': string },
  signal: AbortSignal,
): Promise<Result<Found, string>> {
  const result = await browserCall(listGames, { query: { ...query, limit: shownGames } }, { signal })
  if (!result.ok) return result
  return { ok: true, value: { words, games: result.value.items, total: result.value.totalItems } }
}
