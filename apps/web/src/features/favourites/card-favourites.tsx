import { useEffect } from 'react'
import { syncHearts } from './card-hearts.ts'
import { favourites } from './favourites-store.ts'
import { useFavouritesSync } from './use-favourites-sync.ts'

/** Renders nothing: syncs hearts of cards with the store. `playerId` is null for guests, undefined while unknown. */
export function CardFavourites({ playerId }: { playerId: string | null | undefined }) {
  useEffect(() => syncHearts(favourites), [])
  useFavouritesSync(playerId)
  return null
}
