// The favourites of the lobby: a player's come with the page, a guest's are stored in the browser. The code that updates the row is
// loaded when the visitor scrolls near it.
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { lazyOr } from '../data/api/lazy-or.ts'
import { hasGuestFavourites } from '../features/favourites/guest-favourites.ts'
import { placeholderAttribute } from '../features/favourites/favourites-placeholder.ts'
import { heartSelector } from '../features/favourites/pending-like.ts'
import type { CardGame } from '../domain/game/card-game.ts'
import { NearView } from '../ui/layout/near-view.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { FavouritesShelf } from './favourites-shelf.tsx'

/** If its code can't be loaded, the row stays as rendered. */
const FavouritesRow = lazyOr(
  async () => (await import('./favourites-row.tsx')).FavouritesRow as ComponentType<{ games: CardGame[] }>,
  FavouritesShelf,
)

/** Hidden while there are no favourites; the first pressed heart opens the row. */
export function LobbyFavourites({ games }: { games: CardGame[] }) {
  const [isOpen, setIsOpen] = useState(false)
  // The style in the document's head would show the placeholder even after all favourites were removed.
  const isAwake = useIsHydrated()
  useLayoutEffect(() => {
    const open = () => setIsOpen(true)
    const handlePress = ({ target }: Event) =>
      target instanceof Element && target.matches(heartSelector) && open()
    if (hasGuestFavourites()) open()
    document.addEventListener('change', handlePress)
    return () => document.removeEventListener('change', handlePress)
  }, [])
  const shelf = <FavouritesShelf games={games} />
  if (!isOpen && games.length === 0)
    return isAwake ? null : (
      <div hidden {...{ [placeholderAttribute]: '' }}>
        {shelf}
      </div>
    )
  return (
    <NearView place={shelf}>
      <FavouritesRow games={games} />
    </NearView>
  )
}
