// Loads the games that a document omits from a shelf: one call for all shelves of the page.
import { useEffect, useEffectEvent } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import type { CardGame } from '../../domain/game/card-game.ts'
import { type LobbyRow, loadRows } from './lobby-data.ts'

export interface RestOfRowProps {
  slug: string
  /** Called with an empty list when they can't be loaded: the link to the whole list remains. */
  onFound: (games: CardGame[]) => void
}

let asked: Promise<LobbyRow[] | null> | undefined

/** Renders nothing. */
export function RestOfRow({ slug, onFound }: RestOfRowProps) {
  const tell = useEffectEvent((rows: LobbyRow[] | null) =>
    onFound(rows?.find((row) => row.slug === slug)?.games ?? []),
  )
  useEffect(() => {
    let isOver = false
    asked ??= loadRows(browserCall)
    void asked.then((rows) => {
      if (!rows) asked = undefined
      if (!isOver) tell(rows)
    })
    return () => {
      isOver = true
    }
  }, [])
  return null
}
