// What the search screen shows: the games that its words find, and popular ones beside them.
import { listGames } from '@yanta/contract'
import { getOrThrow } from '../../api/answer-or-throw.ts'
import type { Call } from '../../api/caller.ts'
import { type CardGame, buildCardPresenter } from '../../lib/card-game.ts'
import { readWords } from './search-address.ts'

export interface SearchData {
  words: string
  games: CardGame[]
  total: number
  /** So many pages of games are shown; the address says how many. */
  pages: number
  /** Games of the first category; none when they can't be had. */
  popular: CardGame[]
}

/** [9.12]. */
export const gamesPerPage = 40
/** [9.13]. */
export const mostGames = 1000

const popularGames = 14

/** Without words nothing is looked for. */
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

/** Of the operator's categories the one that holds what is played most. */
export const popularCategory = 'top'
