// Interactions of cards beyond the link: hearts, and the sheet opened by a long press.
import { CardActions } from '../features/catalogue/card-actions.tsx'
import { CardFavourites } from '../features/favourites/card-favourites.tsx'

export function CardInteractions({ playerId }: { playerId: string | null | undefined }) {
  return (
    <>
      <CardFavourites playerId={playerId} />
      <CardActions />
    </>
  )
}
