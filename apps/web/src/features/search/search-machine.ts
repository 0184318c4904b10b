// What the search knows, pure: the words typed, the games that were found and whether an answer is still on its way. What was
// found last stays in sight until the next answer; an answer to older words is void.
import type { GameListItem } from '@yanta/contract'

export interface SearchState {
  words: string
  phase: 'loading' | 'ready' | 'failed'
  games: GameListItem[]
  /** Of all that were found. */
  total: number
  /** The words that `games` answer; null before the first answer. */
  answered: string | null
  /** What is shown without words, and to whoever finds nothing. */
  popular: GameListItem[]
  /** Counts questions, so that trying again is another one. */
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
      // Spaces around words ask for nothing new.
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
