// Loads the games that a document omits from a shelf: one call for all shelves of the page.
import { useEffect, useEffectEvent } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { shareCall } from '../../data/shared-call.ts'
import type { CardGame } from '../../domain/game/card-game.ts'
import { type LobbyRow, loadRows } from './lobby-data.ts'

export interface RestOfRowProps {
  slug: string
  /** Called with an empty list when they can't be loaded: the link to the whole list remains. */
  onFound: (games: CardGame[]) => void
}

const loadAllRows = shareCall(() => loadRows(browserCall))

/** Renders nothing. */
export function RestOfRow({ slug, onFound }: RestOfRowProps) {
  const pass = useEffectEvent((rows: LobbyRow[] | null) =>
    onFound(rows?.find((row) => row.slug === slug)?.games ?? []),
  )
  useEffect(() => {
    let isOver = false
    void loadAllRows().then((rows) => {
      if (!isOver) pass(rows)
    })
    return () => {
      isOver = true
    }
  }, [])
  return null
}
