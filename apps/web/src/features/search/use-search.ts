import { listGames } from '@yanta/contract'
import { useEffect, useReducer } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { useOnline } from '../../data/api/use-online.ts'
import { trimWords } from './search-address.ts'
import { advanceSearch, freshSearch } from './search-machine.ts'

/** As many as the dialog shows without scrolling. */
const shownGames = 6
/** Debounce of typing, in milliseconds; short enough to feel instant. */
const pauseMs = 90

/** Finds games by name [7.59] while typing; without a text lists those of the category `first`. */
export function useSearch(first: string) {
  const [state, dispatch] = useReducer(advanceSearch, freshSearch)
  const { attempt, phase } = state
  const q = trimWords(state.words)
  useEffect(() => {
    const timer = setTimeout(
      async () => {
        const result = await browserCall(listGames, {
          query: q === '' ? { 'filter[category]': first, limit: shownGames } : { q, limit: shownGames },
        })
        dispatch(
          result.ok
            ? {
                type: 'answered',
                attempt,
                words: q,
                games: result.value.items,
                total: result.value.totalItems,
              }
            : { type: 'failed', attempt },
        )
      },
      attempt === 0 ? 0 : pauseMs,
    )
    return () => clearTimeout(timer)
  }, [attempt, q, first])
  const isOnline = useOnline()
  // Retries when the network comes back.
  useEffect(() => {
    if (phase !== 'failed') return
    const retry = () => dispatch({ type: 'retried' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [phase])
  return {
    ...state,
    isOffline: !isOnline,
    type: (typed: string) => dispatch({ type: 'typed', words: typed }),
    retry: () => dispatch({ type: 'retried' }),
  }
}
