// Lets the cards of a long grid have their turns, a few in each frame.
import { useEffect, useEffectEvent, useState } from 'react'
import { type PlaceInSight, type Turns, areTurnsOver, takeTurns } from './card-turns.ts'
import type { GamePages } from './game-pages.ts'

/** As many are drawn in one frame: a page that is scrolled by leaps fills up card by card and stays quick. */
const cardsPerFrame = 3

/** `layout` is null until something is measured: what is drawn by then needs no turn. */
export function useCardTurns(list: GamePages, layout: object | null, sight: readonly PlaceInSight[]): { turns: Turns; isOver: boolean } {
  const [kept, setKept] = useState(() => ({ list, layout, turns: takeTurns(new Map(), sight, Infinity) }))
  let now = kept
  if (kept.list !== list || kept.layout !== layout) {
    now = { list, layout, turns: takeTurns(kept.turns, sight, kept.layout ? cardsPerFrame : Infinity) }
    setKept(now)
  }
  const isOver = areTurnsOver(now.turns, sight)
  const take = useEffectEvent(() => setKept((before) => ({ ...before, turns: takeTurns(before.turns, sight, cardsPerFrame) })))
  useEffect(() => {
    if (isOver) return
    const frame = requestAnimationFrame(take)
    return () => cancelAnimationFrame(frame)
  }, [now, isOver])
  return { turns: now.turns, isOver }
}
