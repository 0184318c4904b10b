// The rest of the bar on narrow screens: a sheet from the bottom.
import { useId, useRef } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon, type IconName } from '../../ui/data/icon.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { GameCover } from '../../domain/game/game-cover.tsx'
import type { FrameState } from './frame-machine.ts'
import { GameHeart } from './game-heart.tsx'
import styles from './game-menu.module.css'
import { ModeSwitch } from './mode-switch.tsx'
import type { FullScreen } from './use-full-screen.ts'
import { useSound } from './use-sound.ts'

interface GameMenuProps {
  frame: Exclude<FrameState, { phase: 'idle' }>
  isLoggedIn: boolean
  fullScreen: FullScreen
  onInfo: () => void
  onMinimize: () => void
}

export function GameMenu({ frame, isLoggedIn, fullScreen, onInfo, onMinimize }: GameMenuProps) {
  const { t } = useI18n()
  const { isSoundOn, toggleSound } = useSound()
  const sheet = useRef<HTMLDivElement>(null)
  const title = useId()
  const close = () => sheet.current?.hidePopover()
  const item = (icon: IconName, label: string, action: () => void) => (
    <button
      type="button"
      className={styles.item}
      onClick={() => {
        close()
        action()
      }}
    >
      <Icon name={icon} size={20} />
      {label}
    </button>
  )
  const sheetId = `${title}-sheet`
  return (
    <>
      <IconButton
        size="small"
        className={styles.more}
        icon="more"
        label={t('game_frame.menu')}
        popoverTarget={sheetId}
        data-opens="info"
      />
      <div
        ref={sheet}
        id={sheetId}
        popover="auto"
        role="dialog"
        aria-labelledby={title}
        className={styles.sheet}
      >
        <i className={styles.grip} />
        <header className={styles.head}>
          <GameCover source={frame.game.cover} />
          <div className={styles.names}>
            <h2 id={title} className={styles.name}>
              {frame.game.name}
            </h2>
            <span>{frame.game.studio}</span>
          </div>
          <IconButton size="small" icon="close" label={t('game_frame.menu.close')} onClick={close} />
        </header>
        <ModeSwitch frame={frame} isLoggedIn={isLoggedIn} isWide onChoose={close} />
        <div className={styles.items}>
          <GameHeart game={frame.game} isRow />
          {item('info', t('game_frame.info'), onInfo)}
          {item(
            isSoundOn ? 'vol' : 'muted',
            t(isSoundOn ? 'game_frame.sound.off' : 'game_frame.sound.on'),
            toggleSound,
          )}
          {fullScreen.isPossible &&
            item(
              'expand',
              t(fullScreen.isOn ? 'game_frame.full_screen.leave' : 'game_frame.full_screen'),
              fullScreen.toggle,
            )}
          {item('min', t('game_frame.minimize_game'), onMinimize)}
        </div>
      </div>
    </>
  )
}
