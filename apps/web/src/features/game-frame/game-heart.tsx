// The game's heart: a checkbox as on its card; the code of favourites finds it by `data-game` and listens to it.
import { useI18n } from '../../i18n/use-i18n.tsx'
import type { FrameGame } from './frame-game.ts'
import styles from './game-heart.module.css'

export function GameHeart({ game, isRow }: { game: FrameGame; isRow?: boolean }) {
  const { t } = useI18n()
  const box = (label?: string) => (
    <input type="checkbox" name="like" autoComplete="off" className={styles.heart} aria-label={label} />
  )
  if (!isRow)
    return (
      <span className={styles.place} data-game={game.slug}>
        {box(t('game_frame.like', { game: game.name }))}
      </span>
    )
  return (
    <label className={styles.row} data-game={game.slug}>
      {box()}
      {t('game_frame.like.row')}
    </label>
  )
}
