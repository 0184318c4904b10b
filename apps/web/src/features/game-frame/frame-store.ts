// The one game frame of the tab. Performs the side effects of the machine's states: requests runs, removes the loader
// in time, lets the wallet hold wins back while a real game is shown, and counts the time in play.
import { type Game, gameSessionDeactivated } from '@yanta/contract'
import { createStore } from 'zustand/vanilla'
import { addResettableStore } from '../../browser/resettable-stores.ts'
import { onPlayerEvent } from '../../data/player-events.ts'
import { dispatchToWallet, walletStore } from '../../domain/wallet/wallet-store.ts'
import { onEvent } from '../../data/realtime/site-socket.ts'
import { showToast } from '../../dialogs/toast-queue.ts'
import { readLocale } from '../../i18n/locale-cookie.ts'
import { buildI18n } from '../../i18n/use-i18n.tsx'
import type { FrameEvent, FrameState } from './frame-machine.ts'
import { advanceFrame, idleFrame, loaderMs } from './frame-machine.ts'
import { withdrawFrameHost } from './frame-presence.ts'
import { buildExitUrl, requestRun } from './frame-run.ts'
import type { PlayClock } from './play-clock.ts'
import { startClock, stopClock, zeroClock } from './play-clock.ts'

interface FrameStoreState {
  frame: FrameState
  clock: PlayClock
  /** The wallet's session net when this game's run began: the game's own net counts from there. */
  playedBefore: number
  /** Details of the game that was opened last. */
  about: Game | null
  /** Of server data: the only origin that may be framed. */
  gamesOrigin: string
  /** The game is paused although it is on the screen: a question has to be answered first. */
  isHeld: boolean
}

const initial: FrameStoreState = {
  frame: idleFrame,
  clock: zeroClock,
  playedBefore: 0,
  about: null,
  gamesOrigin: '',
  isHeld: false,
}

export const frameStore = createStore<FrameStoreState>(() => initial)

/** Origin of the games, from server data. */
export function setGamesOrigin(origin: string): void {
  frameStore.setState({ gamesOrigin: origin })
}

export function holdGame(isHeld: boolean): void {
  frameStore.setState({ isHeld })
}

export function setGameDetails(about: Game): void {
  frameStore.setState({ about })
}

export function dispatchToFrame(event: FrameEvent): void {
  const before = frameStore.getState().frame
  const frame = advanceFrame(before, event)
  if (frame === before) return
  frameStore.setState({ frame })
  if (frame.phase === 'loading' && frame.attempt !== before.attempt) startRun(frame)
  if (frame.phase === 'loading' && frame.run && !('run' in before && before.run)) {
    setTimeout(() => dispatchToFrame({ type: 'loaderTimeout', attempt: frame.attempt }), loaderMs)
  }
  if (frame.phase !== before.phase) followPhase(frame)
}

function startRun({ game, mode, attempt, isConfirmed }: Extract<FrameState, { phase: 'loading' }>): void {
  frameStore.setState({ clock: zeroClock, playedBefore: walletStore.getState().wallet?.played ?? 0 })
  void requestRun(
    { slug: game.slug, exitUrl: buildExitUrl() },
    { mode, confirm: isConfirmed, gamesOrigin: frameStore.getState().gamesOrigin },
  ).then((outcome) => {
    dispatchToFrame(
      'run' in outcome
        ? { type: 'runAnswered', attempt, run: outcome.run }
        : { type: 'fail', attempt, code: outcome.code },
    )
  })
}

function followPhase(frame: FrameState): void {
  const isPlaying = frame.phase === 'shown'
  dispatchToWallet({ type: isPlaying && frame.mode === 'real' ? 'gameShown' : 'gameHidden' })
  frameStore.setState(({ clock }) => ({
    clock: isPlaying ? startClock(clock, Date.now()) : stopClock(clock, Date.now()),
  }))
}

onEvent(gameSessionDeactivated, ({ runToken, reason }) =>
  dispatchToFrame({ type: 'sessionDeactivated', runToken, reason }),
)
onPlayerEvent('login', () => {
  const { frame } = frameStore.getState()
  // [4.15] A login ends every game; a player of a demo is informed that real money is available now.
  if (frame.phase !== 'idle' && frame.mode === 'demo') showDemoEnd()
})
onPlayerEvent('gameExit', () => dispatchToFrame({ type: 'close' }))
addResettableStore(() => {
  dispatchToFrame({ type: 'close' })
  withdrawFrameHost()
})

/** A login in another tab closes a demo game; the toast offers the same game for real money. */
function showDemoEnd(): void {
  const { t } = buildI18n(readLocale())
  showToast({
    id: 'demo-end',
    type: 'info',
    title: t('game_frame.demo_end.title'),
    text: t('game_frame.demo_end.text'),
  })
}
