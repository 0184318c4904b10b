// Draws the cards of a long grid a few per frame.
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type CardInSight,
  type Turns,
  areTurnsOver,
  beginTurns,
  followTurns,
  advanceTurns,
} from './card-turns.ts'
import type { GamePages } from './game-pages.ts'

/** `layout` is null until the grid has been measured. */
export function useCardTurns(
  list: GamePages,
  layout: object | null,
  sight: readonly CardInSight[],
): { turns: Turns; isOver: boolean } {
  const [kept, setKept] = useState(() => beginTurns(list, layout, sight))
  const now = followTurns(kept, list, layout, sight)
  if (now !== kept) setKept(now)
  const isOver = areTurnsOver(now.turns, sight)
  const take = useEffectEvent(() =>
    setKept((before) => ({ ...before, turns: advanceTurns(before.turns, sight) })),
  )
  useEffect(() => {
    if (isOver) return
    const frame = requestAnimationFrame(take)
    return () => cancelAnimationFrame(frame)
  }, [now, isOver])
  return { turns: now.turns, isOver }
}
