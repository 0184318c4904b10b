// The sheet of a card, with the heart of the favourites feature.
import { GameSheet } from '../features/catalogue/game-sheet.tsx'
import { FavouriteButton } from '../features/favourites/favourite-button.tsx'
import { useSite } from '../site/site-data.ts'

export function GameModal({ slug, name, onClose }: { slug: string; name: string; onClose: () => void }) {
  return (
    <GameSheet
      slug={slug}
      name={name}
      categories={useSite()?.categories ?? []}
      favourite={<FavouriteButton slug={slug} />}
      onClose={onClose}
    />
  )
}
