// The one game frame of the tab. Does what the machine's states call for: asks for runs, drops the loader in time, lets the
// wallet hold wins back while a real game is seen, and counts the time in play.
import { type Game, gameSessionDeactivated } from '@yanta/contract'
import { createStore } from 'zustand/vanilla'
import { addClientStore } from '../../lib/client-stores.ts'
import { onPlayerEvent } from '../../player/player-events.ts'
import { dispatchToWallet, walletStore } from '../../player/wallet-store.ts'
import { onEvent } from '../../realtime/site-socket.ts'
import { showDemoEnd } from './demo-end.ts'
import type { FrameEvent, FrameState } from './frame-machine.ts'
import { advanceFrame, idleFrame, loaderMs } from './frame-machine.ts'
import { withdrawFrameHost } from './frame-presence.ts'
import { buildExitUrl, requestRun } from './frame-run.ts'
import type { PlayClock } from './play-clock.ts'
import { startClock, stopClock, zeroClock } from './play-clock.ts'

interface FrameStoreState {
  frame: FrameState
  clock: PlayClock
  /** What the wallet had won and lost when this game's run began: the session net counts from there. */
  playedBefore: number
  /** What is told of the game that was opened last. */
  about: Game | null
}

const initial: FrameStoreState = { frame: idleFrame, clock: zeroClock, playedBefore: 0, about: null }

export const frameStore = createStore<FrameStoreState>(() => initial)

let gamesOrigin = ''

/** Origin of the games, from server data. */
export function setGamesOrigin(origin: string): void {
  gamesOrigin = origin
}

export function tellAboutGame(about: Game): void {
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
    { mode, confirm: isConfirmed, gamesOrigin },
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
  // [4.15] A login ends every game; whoever played for fun hears that there is more now.
  if (frame.phase !== 'idle' && frame.mode === 'demo') showDemoEnd()
})
onPlayerEvent('gameExit', () => dispatchToFrame({ type: 'close' }))
addClientStore(() => {
  dispatchToFrame({ type: 'close' })
  withdrawFrameHost()
})
