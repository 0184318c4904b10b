// State of the search, pure: the typed text, the games found and whether a response is pending. The last results stay
// visible until the next response; a response for an older text is ignored.
import type { GameListItem } from '@yanta/contract'

export interface SearchState {
  words: string
  phase: 'loading' | 'ready' | 'failed'
  games: GameListItem[]
  /** Number of all matches. */
  total: number
  /** The text that `games` match; null before the first response. */
  answered: string | null
  /** Shown without a text, and when nothing is found. */
  popular: GameListItem[]
  /** Counts requests, so that a retry is another one. */
  attempt: number
}

export type SearchEvent =
  | { type: 'typed'; words: string }
  | { type: 'answered'; attempt: number; words: string; games: GameListItem[]; total: number }
  | { type: 'failed'; attempt: number }
  | { type: 'retried' }

export const freshSearch: SearchState = {
  words: '',
  phase: 'loading',
  games: [],
  total: 0,
  answered: null,
  popular: [],
  attempt: 0,
}

export function advanceSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      // Surrounding spaces request nothing new.
      return event.words.trim() === state.words.trim()
        ? { ...state, words: event.words }
        : { ...state, words: event.words, phase: 'loading', attempt: state.attempt + 1 }
    case 'answered': {
      const known = event.words === '' ? { ...state, popular: event.games } : state
      return event.attempt === state.attempt
        ? { ...known, phase: 'ready', games: event.games, total: event.total, answered: event.words }
        : known
    }
    case 'failed':
      return event.attempt === state.attempt ? { ...state, phase: 'failed' } : state
    case 'retried':
      return { ...state, phase: 'loading', attempt: state.attempt + 1 }
  }
}
