// Replaces the stage for a game that can't be played now, or not by this player.
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { GameCover } from '../../domain/game/game-cover.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import type { FrameGame } from './frame-game.ts'
import hostStyles from './frame-host.module.css'
import styles from './game-curtain.module.css'
import { GameHeart } from './game-heart.tsx'
import { GameLoader } from './game-loader.tsx'

export type ClosedReason = 'soon' | 'maintenance' | 'no_demo' | 'log_in'

interface GameClosedProps {
  game: FrameGame
  reason: ClosedReason
  /** Alternatives offered to the player. */
  children: ReactNode
}

export function GameClosed({ game, reason, children }: GameClosedProps) {
  const { t } = useI18n()
  const isOpenToPlayers = reason === 'no_demo' || reason === 'log_in'
  const isComing = reason === 'soon'
  const key = isOpenToPlayers ? (`game_frame.${reason}` as const) : (`game_frame.disabled.${reason}` as const)
  return (
    <section className={hostStyles.closed}>
      <GameLoader game={game} isBusy={false}>
        <div className={styles.message}>
          {isComing ? (
            <GameCover source={game.cover} className={styles.cover} isFirst />
          ) : (
            <span className={styles.mark}>
              <Icon name={isOpenToPlayers ? 'wallet' : 'lock'} size={34} />
            </span>
          )}
          <h1 className={styles.title}>{game.name}</h1>
          <p className={styles.text}>
            <b className={styles.reason}>{t(key)}</b> {t(`${key}.text`, { game: game.name })}
          </p>
          <div className={styles.actions}>
            {isComing && <GameHeart game={game} />}
            {children}
          </div>
        </div>
      </GameLoader>
    </section>
  )
}
