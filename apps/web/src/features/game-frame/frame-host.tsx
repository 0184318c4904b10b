// The frame over the site: mounted once beside the screens, so that a running game survives navigation. On the game's own
// screen it is the stage; elsewhere the game waits in the dock.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { reportTrouble } from '../../api/report.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { readLastScreen } from '../../lib/last-screen.ts'
import { Presence } from '../../ui/presence.tsx'
import { BonusQuestion } from './bonus-question.tsx'
import { useStageFlight } from './dock-flight.ts'
import { GameDock } from './game-dock.tsx'
import { dispatchToFrame } from './frame-store.ts'
import styles from './frame-host.module.css'
import { GameBar } from './game-bar.tsx'
import { GameCurtain } from './game-curtain.tsx'
import { GameViewport } from './game-viewport.tsx'
import { RunFailure } from './run-failure.tsx'
import { SessionStrip } from './session-strip.tsx'
import { useFrame } from './use-frame.ts'
import { useFrameSite } from './frame-site.ts'

export function FrameHost() {
  const frame = useFrame()
  const site = useFrameSite()
  const { t } = useI18n()
  const navigate = useNavigate()
  const stage = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isOnStage = frame.phase !== 'idle' && pathname === `/play/${frame.game.slug}`

  useStageFlight(stage, isOnStage, frame.phase !== 'idle' && !isOnStage)
  const wasOnStage = useRef(isOnStage)
  useEffect(() => {
    if (wasOnStage.current && !isOnStage) dispatchToFrame({ type: 'minimize' })
    wasOnStage.current = isOnStage
  }, [isOnStage])

  /** [2.28], [2.30] To the screen the game was opened from, or to main. */
  const leave = () => {
    const last = readLastScreen('', '')
    // [8.8] Whoever came to the game by its address has been nowhere else.
    if (!last) reportTrouble('Navigator state missing', 'a game was left that was opened from no screen')
    return navigate(last || '/')
  }
  const close = () => {
    dispatchToFrame({ type: 'close' })
    if (isOnStage) void leave()
  }
  return (
    <>
      {frame.phase !== 'idle' && site && (
        <section ref={stage} className={isOnStage ? styles.stage : styles.hidden} aria-label={t('game_frame.stage', { game: frame.game.name })}>
          {isOnStage && <GameBar frame={frame} stage={stage} onMinimize={leave} onClose={close} />}
          <div className={styles.view} inert={!isOnStage}>
            {'run' in frame && frame.run && <GameViewport key={frame.attempt} frame={{ ...frame, run: frame.run }} gamesOrigin={site.gamesOrigin} />}
            {isOnStage && frame.phase !== 'shown' && <GameCurtain frame={frame} onLeave={close} />}
          </div>
          {isOnStage && <SessionStrip frame={frame} />}
          {!isOnStage && <GameDock frame={frame} onClose={close} />}
        </section>
      )}
      <Presence>
        {isOnStage && site && frame.phase === 'error' && <RunFailure key="failure" frame={frame} onClose={close} />}
        {isOnStage && site && frame.phase === 'loading' && frame.asksAboutBonus && <BonusQuestion key="bonus" frame={frame} onClose={close} />}
      </Presence>
    </>
  )
}
