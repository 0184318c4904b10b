// What makes cards more than links: their hearts, and what a held finger opens.
import { CardActions } from '../features/catalogue/card-actions.tsx'
import { CardFavourites } from '../features/favourites/card-favourites.tsx'

export function LivingCards({ playerId }: { playerId: string | null | undefined }) {
  return (
    <>
      <CardFavourites playerId={playerId} />
      <CardActions />
    </>
  )
}
