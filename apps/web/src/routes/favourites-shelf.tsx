import { GameCardSkeleton, useCards } from '../features/catalogue/game-card.tsx'
import { GameRow } from '../features/lobby/game-row.tsx'
import { useI18n } from '../i18n/use-i18n.tsx'
import type { CardGame } from '../lib/card-game.ts'

interface FavouritesShelfProps {
  games: CardGame[]
  /** Places held for games that are on their way. */
  loadingCount?: number
}

/** The row as it stands; while nobody knows the games, it holds their places. */
export function FavouritesShelf({ games, loadingCount = games.length === 0 ? 1 : 0 }: FavouritesShelfProps) {
  const { t } = useI18n()
  return (
    <GameRow
      title={t('lobby.rows.favourites')}
      icon="heart"
      url="/games/favourites"
      games={games}
      cards={useCards()}
      places={Array.from({ length: loadingCount }, (_, place) => (
        <li key={`place-${place}`}>
          <GameCardSkeleton />
        </li>
      ))}
    />
  )
}
