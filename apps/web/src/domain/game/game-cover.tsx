// A game's upright cover. Cards, the loader and the menu ask for the same size, so that a picture seen on a card is at hand everywhere.
import { Picture } from '../../ui/data/picture.tsx'

/** What a card takes of the window: 3 cards in a row on phones, then 4, 5 and 7, up to the widest page. */
export const cardSizes =
  '(max-width: 508px) 29vw, (max-width: 754px) 23vw, (max-width: 1054px) 16.5vw, min(10.3vw, 190px)'

interface GameCoverProps {
  source: string
  className?: string
  isFirst?: boolean
}

export function GameCover({ source, className, isFirst }: GameCoverProps) {
  return (
    <Picture
      source={source}
      alt=""
      width={360}
      height={480}
      sizes={cardSizes}
      className={className}
      isFirst={isFirst}
    />
  )
}
