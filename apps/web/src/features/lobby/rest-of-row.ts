// What a document left out of a shelf: asked for once for all shelves of the page.
import { useEffect, useEffectEvent } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import type { CardGame } from '../../lib/card-game.ts'
import { type LobbyRow, loadRows } from './lobby-data.ts'

export interface RestOfRowProps {
  slug: string
  /** None when they can't be had: the way to the whole list is there. */
  onFound: (games: CardGame[]) => void
}

let asked: Promise<LobbyRow[] | null> | undefined

/** Draws nothing. */
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
