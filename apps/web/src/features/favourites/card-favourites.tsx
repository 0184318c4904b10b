import { useEffect } from 'react'
import { keepHearts } from './card-hearts.ts'
import { favourites } from './favourites-store.ts'
import { useFavouritesSync } from './use-favourites-sync.ts'

/** Draws nothing: it fills the hearts of the cards and keeps what is pressed. `playerId` is null for guests, undefined while nobody knows. */
export function CardFavourites({ playerId }: { playerId: string | null | undefined }) {
  useEffect(() => keepHearts(favourites), [])
  useFavouritesSync(playerId)
  return null
}
