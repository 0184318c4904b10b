// A minimised game: a card in a corner, moved by pointer or arrow keys; a bar above the tabs on phones.
import { type KeyboardEvent, useId, useRef } from 'react'
import { Link } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { moveCorner } from './dock-corner.ts'
import { useDockFlight } from './dock-flight.ts'
import type { FrameState } from './frame-machine.ts'
import { useFrameSite } from './frame-site.ts'
import styles from './game-dock.module.css'
import { useDockDrag } from './use-dock-drag.ts'

interface GameDockProps {
  frame: Exclude<FrameState, { phase: 'idle' }>
  onClose: () => void
}

export function GameDock({ frame, onClose }: GameDockProps) {
  const { t } = useI18n()
  const keysId = useId()
  const card = useRef<HTMLElement>(null)
  const { corner, setCorner, handlers } = useDockDrag(card)
  useDockFlight(card)
  const isLoggedIn = useFrameSite()?.player != null
  const address = `/play/${frame.game.slug}${isLoggedIn && frame.mode === 'demo' ? '?mode=demo' : ''}`
  const isStopped = frame.phase === 'blocked' || frame.phase === 'error'

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = moveCorner(corner, event.key)
    if (next === null) return
    event.preventDefault()
    setCorner(next)
  }
  return (
    <aside
      ref={card}
      className={styles.dock}
      data-corner={corner}
      aria-label={t('game_frame.dock')}
      aria-describedby={keysId}
      onKeyDown={handleKeyDown}
      {...handlers}
    >
      <p id={keysId} hidden>
        {t('game_frame.dock.keys')}
      </p>
      <div className={styles.view}>
        <Picture
          source={frame.game.wideCover}
          alt=""
          width={400}
          height={300}
          sizes="(max-width: 754px) 92px, 300px"
        />
        <Link
          className={styles.play}
          to={address}
          draggable={false}
          aria-label={t('game_frame.dock.resume', { game: frame.game.name })}
        >
          <Icon name="play" size={24} />
        </Link>
      </div>
      <div className={styles.body}>
        <div className={styles.names}>
          <b>{frame.game.name}</b>
          <span>
            <i className={styles.dot} data-stopped={isStopped || undefined} />
            {t(isStopped ? 'game_frame.dock.stopped' : 'game_frame.dock.paused')}
          </span>
        </div>
        <Link
          className={styles.expand}
          to={address}
          draggable={false}
          aria-label={t('game_frame.dock.expand')}
        >
          <Icon name="expand" size={18} />
        </Link>
        <IconButton
          size="small"
          className={styles.close}
          icon="close"
          label={t('game_frame.close_game')}
          onClick={onClose}
        />
      </div>
    </aside>
  )
}
