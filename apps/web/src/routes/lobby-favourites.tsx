// The favourites of the lobby: a player's come with the page, a guest's are in the browser. What keeps the row up to date is loaded when
// one comes near it.
import { type ComponentType, lazy, useLayoutEffect, useState } from 'react'
import { hasGuestFavourites } from '../features/favourites/guest-favourites.ts'
import { placeAttribute } from '../features/favourites/kept-place.ts'
import { heartSelector } from '../features/favourites/pressed-heart.ts'
import type { CardGame } from '../lib/card-game.ts'
import { NearView } from '../ui/near-view.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { FavouritesShelf } from './favourites-shelf.tsx'

/** Without its code the row stays as it came. */
const FavouritesRow = lazy(() =>
  import('./favourites-row.tsx').then(
    ({ FavouritesRow }) => ({ default: FavouritesRow as ComponentType<{ games: CardGame[] }> }),
    () => ({ default: FavouritesShelf }),
  ),
)

/** Nothing to be seen as long as nothing is liked: the first heart that is pressed opens the row. */
export function LobbyFavourites({ games }: { games: CardGame[] }) {
  const [isOpen, setIsOpen] = useState(false)
  // The rule of the document's head still shows the place when favourites have gone since.
  const isAwake = useIsHydrated()
  useLayoutEffect(() => {
    const open = () => setIsOpen(true)
    const hearPress = ({ target }: Event) =>
      target instanceof Element && target.matches(heartSelector) && open()
    if (hasGuestFavourites()) open()
    document.addEventListener('change', hearPress)
    return () => document.removeEventListener('change', hearPress)
  }, [])
  const shelf = <FavouritesShelf games={games} />
  if (!isOpen && games.length === 0)
    return isAwake ? null : (
      <div hidden {...{ [placeAttribute]: '' }}>
        {shelf}
      </div>
    )
  return (
    <NearView place={shelf}>
      <FavouritesRow games={games} />
    </NearView>
  )
}
