// The game's cover while the game loads.
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { GameCover } from '../../domain/game/game-cover.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import type { FrameGame } from './frame-game.ts'
import styles from './game-curtain.module.css'

interface GameLoaderProps {
  game: FrameGame
  isBusy: boolean
  /** Shown instead of cover and bar. */
  children?: ReactNode
}

export function GameLoader({ game, isBusy, children }: GameLoaderProps) {
  const { t } = useI18n()
  return (
    <div className={styles.curtain}>
      <Picture source={game.wideCover} alt="" width={400} height={300} className={styles.backdrop} isFirst />
      {children ?? (
        <div className={styles.message} role="status">
          <GameCover source={game.cover} className={styles.cover} isFirst />
          <span className={styles.bar} data-busy={isBusy || undefined} />
          <p className={styles.text}>{t('game_frame.loading', { game: game.name })}</p>
          <p className={styles.unable}>{t('game_frame.no_scripts')}</p>
        </div>
      )}
    </div>
  )
}
