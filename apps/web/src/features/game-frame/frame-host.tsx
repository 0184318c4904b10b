// The frame over the site: mounted once beside the screens, so that a running game survives navigation. On the game's own
// screen it is the stage; elsewhere the game waits in the dock.
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { lazyOr } from '../../data/api/lazy-or.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildPath } from '../../navigation/route-table.ts'
import { useOpenScreen } from '../../domain/player/use-open-screen.ts'
import { Presence } from '../../ui/motion/presence.tsx'
import { BonusQuestion } from './bonus-question.tsx'
import { useStageFlight } from './dock-flight.ts'
import { GameDock } from './game-dock.tsx'
import { dispatchToFrame, frameStore } from './frame-store.ts'
import styles from './frame-host.module.css'
import { GameBar } from './game-bar.tsx'
import { GameCurtain } from './game-curtain.tsx'
import { GameViewport } from './game-viewport.tsx'
import { describeWager } from './info/game-about.ts'
import { GiftNotes } from './gift-notes.tsx'
import { GameInfo } from './info/game-info.tsx'
import { findScreenBehindGame } from './leave-game.ts'
import { RunFailure } from './run-failure.tsx'
import { SessionStrip } from './session-strip.tsx'
import { useFrame } from './use-frame.ts'
import { cashboxRestMs } from './use-game-messages.ts'
import { useFrameSite } from './frame-site.ts'

/** For players alone. A game goes on without it. */
const TournamentItem = lazyOr(
  async () => (await import('./tournament/tournament-item.tsx')).TournamentItem,
  () => null,
)

/** For players alone, too; what it shows it asks for itself. */
const RealityWatch = lazyOr(
  async () => (await import('./reality/reality-watch.tsx')).RealityWatch as ComponentType,
  () => null,
)

export function FrameHost() {
  const frame = useFrame()
  const site = useFrameSite()
  const { t } = useI18n()
  const navigate = useNavigate()
  const stage = useRef<HTMLElement>(null)
  const openScreen = useOpenScreen()
  const { pathname, mask } = useLocation()
  const isOnStage = frame.phase !== 'idle' && pathname === `/play/${frame.game.slug}`
  const told = useStore(frameStore, (state) => state.about)
  const about = frame.phase !== 'idle' && told?.slug === frame.game.slug ? told : null
  const wager = about && frame.phase !== 'idle' ? describeWager(about, frame.mode) : null
  const warning = site?.player && wager ? wager.warning : null
  const [isInfoOpen, setIsInfoOpen] = useState(false)
  if (isInfoOpen && !isOnStage) setIsInfoOpen(false)

  useStageFlight(stage, isOnStage, frame.phase !== 'idle' && !isOnStage)
  const staged = useRef<string | null>(null)
  const slug = isOnStage ? frame.game.slug : null
  useEffect(() => {
    const { frame: now } = frameStore.getState()
    // The screen of another game may have opened it by now: the one that was left has ended then, and the other one goes on.
    if (slug === null && now.phase !== 'idle' && now.game.slug === staged.current)
      dispatchToFrame({ type: 'minimize' })
    staged.current = slug
  }, [slug])

  const leave = () => navigate(findScreenBehindGame())
  const uncoveredAtMs = useRef(-cashboxRestMs)
  useEffect(() => {
    if (mask)
      return () => {
        uncoveredAtMs.current = performance.now()
      }
  }, [mask])
  /** [2.12] Opens over the game, which goes on; does nothing while another popup is open or has just been closed. */
  const openCashbox = () => {
    if (isOnStage && !mask && performance.now() - uncoveredAtMs.current >= cashboxRestMs)
      void openScreen(buildPath('cashbox'))
  }
  const closeInfo = () => {
    setIsInfoOpen(false)
    const openers = stage.current?.querySelectorAll<HTMLElement>('[data-opens="info"]') ?? []
    for (const opener of openers) if (opener.checkVisibility()) opener.focus({ preventScroll: true })
  }
  const close = () => {
    dispatchToFrame({ type: 'close' })
    if (isOnStage) void leave()
  }
  const goToLobby = () => {
    dispatchToFrame({ type: 'close' })
    void navigate('/')
  }
  return (
    <>
      {frame.phase !== 'idle' && site && (
        <section
          ref={stage}
          className={isOnStage ? styles.stage : styles.hidden}
          aria-label={t('game_frame.stage', { game: frame.game.name })}
        >
          {isOnStage && (
            <GameBar
              frame={frame}
              player={site.player}
              stage={stage}
              warning={warning}
              isInfoOpen={isInfoOpen}
              onInfo={isInfoOpen ? closeInfo : () => setIsInfoOpen(true)}
              onMinimize={leave}
              onClose={close}
            />
          )}
          <div className={styles.view} inert={!isOnStage}>
            {'run' in frame && frame.run && (
              <GameViewport
                key={frame.attempt}
                frame={{ ...frame, run: frame.run }}
                gamesOrigin={site.gamesOrigin}
                onOpenCashbox={openCashbox}
              />
            )}
            {isOnStage && frame.phase !== 'shown' && <GameCurtain frame={frame} onLeave={goToLobby} />}
            <Presence>
              {isOnStage && isInfoOpen && about && (
                <GameInfo key="info" frame={frame} about={about} site={site} onClose={closeInfo} />
              )}
            </Presence>
          </div>
          {isOnStage && (
            <SessionStrip frame={frame} warning={warning}>
              {/* Its calls come after the one that starts the game, and mostly before the curtain is gone. */}
              {site.player && frame.mode === 'real' && 'run' in frame && frame.run && (
                <Suspense>
                  <TournamentItem slug={frame.game.slug} />
                </Suspense>
              )}
            </SessionStrip>
          )}
          {!isOnStage && <GameDock frame={frame} onClose={close} />}
        </section>
      )}
      {isOnStage && site?.player && frame.phase === 'shown' && frame.mode === 'real' && (
        <>
          <GiftNotes slug={frame.game.slug} />
          <Suspense>
            <RealityWatch />
          </Suspense>
        </>
      )}
      <Presence>
        {isOnStage && site && frame.phase === 'error' && (
          <RunFailure key="failure" frame={frame} onClose={close} />
        )}
        {isOnStage && site && frame.phase === 'loading' && frame.asksAboutBonus && (
          <BonusQuestion key="bonus" frame={frame} onClose={close} />
        )}
      </Presence>
    </>
  )
}
