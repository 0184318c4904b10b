// The bar above the game: the way out is always first and last. What a narrow screen has no room for waits in its menu.
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { readLastScreen } from '../../lib/last-screen.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { FrameState } from './frame-machine.ts'
import { useFrameSite } from './frame-site.ts'
import { GameBalance } from './game-balance.tsx'
import styles from './game-bar.module.css'
import { GameMenu } from './game-menu.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useSound } from './use-sound.ts'

interface GameBarProps {
  frame: Exclude<FrameState, { phase: 'idle' }>
  stage: RefObject<HTMLElement | null>
  onMinimize: () => void
  onClose: () => void
}

export function GameBar({ frame, stage, onMinimize, onClose }: GameBarProps) {
  const { t } = useI18n()
  const { isSoundOn, toggleSound } = useSound()
  const fullScreen = useFullScreen(stage)
  const player = useFrameSite()?.player ?? null
  return (
    <div className={styles.bar}>
      <Link className={styles.back} to={readLastScreen()} aria-label={t('game_frame.back')}><Icon name="left" size={18} /></Link>
      <div className={styles.title}>
        <h1 className={styles.name}>{frame.game.name}</h1>
        <span className={styles.studio}>{frame.game.studio}</span>
      </div>
      <GameBalance player={player} mode={frame.mode} />
      <div className={styles.roomy}>
        <ModeSwitch frame={frame} isLoggedIn={player !== null} />
        <IconButton size="small" icon={isSoundOn ? 'vol' : 'muted'} label={t(isSoundOn ? 'game_frame.sound.off' : 'game_frame.sound.on')} onClick={toggleSound} />
        {fullScreen.isPossible && (
          <IconButton size="small" icon={fullScreen.isOn ? 'min' : 'expand'} label={t(fullScreen.isOn ? 'game_frame.full_screen.leave' : 'game_frame.full_screen')} onClick={fullScreen.toggle} />
        )}
        {!fullScreen.isOn && <IconButton size="small" icon="min" label={t('game_frame.minimize')} onClick={onMinimize} />}
      </div>
      <GameMenu frame={frame} isLoggedIn={player !== null} fullScreen={fullScreen} onMinimize={onMinimize} />
      <IconButton size="small" icon="close" label={t('game_frame.close')} onClick={onClose} />
    </div>
  )
}
