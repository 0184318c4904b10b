import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { type CardGame, presentCardGame } from '../../lib/card-game.ts'
import { countNextPage } from '../../lib/next-page.ts'
import { type GamesData, gamesPerPage, loadMoreGames } from './games-data.ts'

/** The list a screen was rendered with, and what the visitor adds to it page by page. */
export function useGames(initial: GamesData) {
  const [more, setMore] = useState<{ of: GamesData; games: CardGame[]; pages: number }>({ of: initial, games: [], pages: 0 })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const navigate = useNavigate()
  // Another list, or the same in another language: what was added belonged to the one before.
  const added = more.of === initial ? more : { of: initial, games: [], pages: 0 }
  const games = [...initial.games, ...added.games]
  const nextPage = initial.pages + added.pages + 1

  async function loadNext() {
    setState('loading')
    const result = await loadMoreGames(browserCall, initial, nextPage)
    setState(result.ok ? 'idle' : 'failed')
    if (!result.ok) return
    setMore({ of: initial, games: [...added.games, ...result.value.items.map(presentCardGame)], pages: added.pages + 1 })
    await navigate(`?page=${nextPage}`, { replace: true, preventScrollReset: true })
  }

  const nextCount = countNextPage({ shown: games.length, pages: nextPage - 1, pageSize: gamesPerPage, total: initial.total })
  return { games, nextPage, nextCount, state, loadNext }
}
