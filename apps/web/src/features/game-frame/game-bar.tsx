// The bar above the game: exits are always first and last. What does not fit a narrow screen moves to its menu.
import type { RefObject } from 'react'
import { Link } from 'react-router'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { readLastScreen } from '../../navigation/last-screen.ts'
import { Icon } from '../../ui/data/icon.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import type { FrameState } from './frame-machine.ts'
import type { FrameSite } from './frame-site.ts'
import { GameBalance } from './game-balance.tsx'
import styles from './game-bar.module.css'
import { GameHeart } from './game-heart.tsx'
import { GameMenu } from './game-menu.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { SessionNet, TimeInPlay, TimeOfDay } from './session-facts.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useSound } from './use-sound.ts'

interface GameBarProps {
  frame: Exclude<FrameState, { phase: 'idle' }>
  player: FrameSite['player']
  stage: RefObject<HTMLElement | null>
  /** Why a bonus is of no use in this game [6.8]; shown in the strip where there is one. */
  warning: MessageKey | null
  isInfoOpen: boolean
  onInfo: () => void
  onMinimize: () => void
  onClose: () => void
}

export function GameBar({
  frame,
  player,
  stage,
  warning,
  isInfoOpen,
  onInfo,
  onMinimize,
  onClose,
}: GameBarProps) {
  const { t } = useI18n()
  const { isSoundOn, toggleSound } = useSound()
  const fullScreen = useFullScreen(stage)
  const isLoggedIn = player !== null
  return (
    <div className={styles.bar}>
      <Link className={styles.back} to={readLastScreen()} aria-label={t('game_frame.back')}>
        <Icon name="left" size={18} />
      </Link>
      <div className={styles.title}>
        <h1 className={styles.name}>{frame.game.name}</h1>
        <span className={styles.studio}>{frame.game.studio}</span>
        <span className={styles.played}>
          {t('game_frame.session.time')} <TimeInPlay />
          {warning && ` · ${t(warning)}`}
        </span>
      </div>
      {frame.mode === 'real' && (
        <span className={styles.net}>
          <small>{t('game_frame.session.net.short')}</small>
          <SessionNet frame={frame} className={styles.plus} />
        </span>
      )}
      <GameBalance isSignedIn={player !== null} mode={frame.mode} />
      <span className={styles.clock}>
        <TimeOfDay />
      </span>
      <div className={styles.wide}>
        <ModeSwitch frame={frame} isLoggedIn={isLoggedIn} />
      </div>
      <div className={styles.roomy}>
        <GameHeart game={frame.game} />
        <IconButton
          size="small"
          icon="info"
          className={styles.info}
          label={t('game_frame.info')}
          aria-expanded={isInfoOpen}
          data-opens="info"
          onClick={onInfo}
        />
      </div>
      <div className={styles.wide}>
        <IconButton
          size="small"
          icon={isSoundOn ? 'vol' : 'muted'}
          label={t(isSoundOn ? 'game_frame.sound.off' : 'game_frame.sound.on')}
          onClick={toggleSound}
        />
        {fullScreen.isPossible && (
          <IconButton
            size="small"
            icon={fullScreen.isOn ? 'min' : 'expand'}
            label={t(fullScreen.isOn ? 'game_frame.full_screen.leave' : 'game_frame.full_screen')}
            onClick={fullScreen.toggle}
          />
        )}
        {!fullScreen.isOn && (
          <IconButton size="small" icon="min" label={t('game_frame.minimize')} onClick={onMinimize} />
        )}
      </div>
      <GameMenu
        frame={frame}
        isLoggedIn={isLoggedIn}
        fullScreen={fullScreen}
        onInfo={onInfo}
        onMinimize={onMinimize}
      />
      <IconButton size="small" icon="close" label={t('game_frame.close')} onClick={onClose} />
    </div>
  )
}
