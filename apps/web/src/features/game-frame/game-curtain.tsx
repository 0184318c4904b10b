// Covers the game's window while it is not shown: the loader [4.10], or why the session was stopped [8.17].
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import type { FrameState } from './frame-machine.ts'
import { dispatchToFrame } from './frame-store.ts'
import './failure.messages.json'
import styles from './game-curtain.module.css'
import { GameLoader } from './game-loader.tsx'

type Opened = Exclude<FrameState, { phase: 'idle' }>

export function GameCurtain({ frame, onLeave }: { frame: Opened; onLeave: () => void }) {
  const { t } = useI18n()
  if (frame.phase !== 'blocked') return <GameLoader game={frame.game} isBusy={frame.phase === 'loading'} />
  const isDouble = frame.reason === 'double_run'
  const isShut = frame.reason === 'game_disabled' || frame.reason === 'break'
  return (
    <GameLoader game={frame.game} isBusy={false}>
      <div className={styles.message} role="alert">
        <span className={styles.mark}>
          <Icon name="lock" size={34} />
        </span>
        <h2 className={styles.title}>
          {t(
            isDouble
              ? 'games.blocked_double_game_run'
              : frame.reason === 'break'
                ? 'game_frame.failure.break.title'
                : 'game_frame.blocked.title',
          )}
        </h2>
        <p className={styles.text}>{t(`game_frame.blocked.${frame.reason}`)}</p>
        <div className={styles.actions}>
          {!isShut && (
            <Button look="primary" onClick={() => dispatchToFrame({ type: 'retry' })}>
              {t(isDouble ? 'game_frame.blocked.play_here' : 'game_frame.blocked.open_again')}
            </Button>
          )}
          {frame.reason === 'break' && (
            <ButtonLink look="primary" to="/profile/safer-play/break">
              {t('game_frame.failure.to_break')}
            </ButtonLink>
          )}
          <Button look="glass" onClick={onLeave}>
            {t('game_frame.to_lobby')}
          </Button>
        </div>
      </div>
    </GameLoader>
  )
}
