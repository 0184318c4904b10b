// Games of which all are here, such as those found or liked: beyond a page only the rows in sight are drawn.
import { useMemo, useState } from 'react'
import type { CardGame } from '../../lib/card-game.ts'
import { GameGrid } from './game-grid.tsx'
import { gamesPerPage, openWhole } from './game-pages.ts'
import { GameWindowGrid } from './game-window-grid.tsx'
import type { GridMeasure } from './kept-games.ts'

interface WholeGameGridProps {
  games: CardGame[]
  /** Places held for games that are loading. */
  loadingCount?: number
}

/** How a grid of this window was laid out last: the next one need not draw all of its cards to find out. */
let lastMeasure: GridMeasure | null = null

export function WholeGameGrid({ games, loadingCount }: WholeGameGridProps) {
  return games.length > gamesPerPage ? (
    <LongGrid games={games} loadingCount={loadingCount} />
  ) : (
    <GameGrid games={games} loadingCount={loadingCount} />
  )
}

function LongGrid({ games, loadingCount }: WholeGameGridProps) {
  const list = useMemo(() => openWhole(games), [games])
  const [left] = useState(() => ({
    measure: lastMeasure,
    drawn: lastMeasure && { from: 0, to: Math.ceil(innerHeight / lastMeasure.pitch) },
  }))
  // Nothing is asked for later, so what is not drawn by the server could not be seen without scripts, nor the place of the way back be found.
  return (
    <GameWindowGrid
      list={list}
      loadingCount={loadingCount}
      left={left}
      firstPlaces={games.length}
      onSeen={({ measure }) => {
        lastMeasure = measure
      }}
    />
  )
}
