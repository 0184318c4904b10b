// Lets the cards of a long grid have their turns, a few in each frame.
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type PlaceInSight,
  type Turns,
  areTurnsOver,
  beginTurns,
  followTurns,
  takeTurns,
} from './card-turns.ts'
import type { GamePages } from './game-pages.ts'

/** `layout` is null until something is measured. */
export function useCardTurns(
  list: GamePages,
  layout: object | null,
  sight: readonly PlaceInSight[],
): { turns: Turns; isOver: boolean } {
  const [kept, setKept] = useState(() => beginTurns(list, layout, sight))
  const now = followTurns(kept, list, layout, sight)
  if (now !== kept) setKept(now)
  const isOver = areTurnsOver(now.turns, sight)
  const take = useEffectEvent(() =>
    setKept((before) => ({ ...before, turns: takeTurns(before.turns, sight) })),
  )
  useEffect(() => {
    if (isOver) return
    const frame = requestAnimationFrame(take)
    return () => cancelAnimationFrame(frame)
  }, [now, isOver])
  return { turns: now.turns, isOver }
}
