// Data of the search screen: the games that match, and popular ones beside them.
import { listGames } from '@yanta/contract'
import { getOrThrow } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'
import { type CardGame, buildCardPresenter } from '../../domain/game/card-game.ts'
import { readWords } from './search-address.ts'

export interface SearchData {
  words: string
  games: CardGame[]
  total: number
  /** How many pages of games are shown; taken from the address. */
  pages: number
  /** Games of the first category; empty when they can't be loaded. */
  popular: CardGame[]
}

/** [9.12]. */
export const gamesPerPage = 40
/** [9.13]. */
export const mostGames = 1000

const popularGames = 14

/** An empty text is not searched for. */
export async function loadSearch(call: Call, query: URLSearchParams): Promise<SearchData> {
  const words = readWords(query)
  const pages = Math.min(
    Math.ceil(mostGames / gamesPerPage),
    Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1),
  )
  const [found, popular] = await Promise.all([
    words === ''
      ? null
      : call(listGames, { query: { q: words, limit: Math.min(mostGames, pages * gamesPerPage) } }),
    call(listGames, { query: { 'filter[category]': popularCategory, limit: popularGames } }),
  ])
  const { items, totalItems } = found ? getOrThrow(found) : { items: [], totalItems: 0 }
  const present = buildCardPresenter()
  return {
    words,
    games: items.map(present),
    total: totalItems,
    pages,
    popular: popular.ok ? popular.value.items.map(present) : [],
  }
}

/** The operator's category of the most played games. */
export const popularCategory = 'top'
