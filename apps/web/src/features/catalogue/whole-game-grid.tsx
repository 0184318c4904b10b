// A grid of games that are all loaded, such as search results: beyond a page only the rows in view are drawn.
import { useMemo, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { CardGame } from '../../domain/game/card-game.ts'
import { GameGrid } from './game-grid.tsx'
import { gamesPerPage, openWhole } from './game-pages.ts'
import { GameWindowGrid } from './game-window-grid.tsx'
import type { GridMeasure } from './cached-games.ts'

interface WholeGameGridProps {
  games: CardGame[]
  /** Skeletons for games that are loading. */
  loadingCount?: number
}

/** The last measured layout in this window: the next grid need not draw all of its cards to measure. */
const layout = createStore<{ measure: GridMeasure | null }>(() => ({ measure: null }))

export function WholeGameGrid({ games, loadingCount }: WholeGameGridProps) {
  return games.length > gamesPerPage ? (
    <LongGrid games={games} loadingCount={loadingCount} />
  ) : (
    <GameGrid games={games} loadingCount={loadingCount} />
  )
}

function LongGrid({ games, loadingCount }: WholeGameGridProps) {
  const list = useMemo(() => openWhole(games), [games])
  const [left] = useState(() => {
    const { measure } = layout.getState()
    return { measure, drawn: measure && { from: 0, to: Math.ceil(innerHeight / measure.pitch) } }
  })
  // Nothing is loaded later, so cards the server left out could not be seen without scripts, nor could going back
  // restore the position.
  return (
    <GameWindowGrid
      list={list}
      loadingCount={loadingCount}
      left={left}
      firstPlaces={games.length}
      onSeen={({ measure }) => layout.setState({ measure })}
    />
  )
}
