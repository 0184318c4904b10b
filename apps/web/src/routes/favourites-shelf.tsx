import { GameCardSkeleton, useCards } from '../features/catalogue/game-card.tsx'
import { GameRow } from '../features/lobby/game-row.tsx'
import { useI18n } from '../i18n/use-i18n.tsx'
import type { CardGame } from '../domain/game/card-game.ts'

interface FavouritesShelfProps {
  games: CardGame[]
  /** Number of skeletons for games being loaded. */
  loadingCount?: number
}

/** The row of favourites; skeletons while the games are unknown. */
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
