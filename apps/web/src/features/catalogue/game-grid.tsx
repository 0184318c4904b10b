import type { CardGame } from '../../domain/game/card-game.ts'
import { cachedChildren } from '../../ssr/cached-children.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { GameCardSkeleton, useCards } from './game-card.tsx'
import styles from './game-grid.module.css'

interface GameGridProps {
  games: CardGame[]
  /** Shows two full rows at every width; many viewers share the same markup. */
  isCut?: boolean
  /** Skeletons for games that are loading. */
  loadingCount?: number
}

export function GameGrid({ games, isCut, loadingCount = 0 }: GameGridProps) {
  const { draw, dependsOn } = useCards()
  const cards = () => (
    <>
      {games.map((game) => (
        <li key={game.slug}>{draw(game)}</li>
      ))}
    </>
  )
  if (isCut)
    return (
      <ul
        className={joinClasses(styles.grid, styles.cut)}
        {...cachedChildren('grid', [...dependsOn, games], cards)}
      />
    )
  return (
    <ul className={styles.grid}>
      {cards()}
      {Array.from({ length: loadingCount }, (_, index) => (
        <li key={`loading-${index}`}>
          <GameCardSkeleton />
        </li>
      ))}
    </ul>
  )
}
