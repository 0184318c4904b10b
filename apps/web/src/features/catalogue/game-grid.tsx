import type { CardGame } from '../../lib/card-game.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { GameCard, GameCardSkeleton } from './game-card.tsx'
import styles from './game-grid.module.css'

interface GameGridProps {
  games: CardGame[]
  /** Keeps two full rows at every width. */
  isCut?: boolean
  /** Places held for games that are loading. */
  loadingCount?: number
}

export function GameGrid({ games, isCut, loadingCount = 0 }: GameGridProps) {
  return (
    <ul className={joinClasses(styles.grid, isCut && styles.cut)}>
      {games.map((game) => <li key={game.slug}><GameCard game={game} /></li>)}
      {Array.from({ length: loadingCount }, (_, index) => <li key={`loading-${index}`}><GameCardSkeleton /></li>)}
    </ul>
  )
}
