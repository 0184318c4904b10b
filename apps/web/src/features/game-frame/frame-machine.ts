// The states of a game on the site [4.6]: exactly six, pure. The frame host renders the state and dispatches events.
import type { GameRun, PlayMode } from '@yanta/contract'
import type { FrameGame } from './frame-game.ts'

interface Opened {
  game: FrameGame
  mode: PlayMode
  /** Counts runs; the response to an older run is ignored. */
  attempt: number
}

export type FrameState =
  | { phase: 'idle'; attempt: number }
  /** `run` is null until the response; `asksAboutBonus` waits for the player's choice before showing it [4.9]. */
  | (Opened & { phase: 'loading'; run: GameRun | null; asksAboutBonus: boolean; isConfirmed: boolean })
  | (Opened & { phase: 'shown'; run: GameRun })
  /** `run` is null when the game was minimised before the response. */
  | (Opened & { phase: 'minimized'; run: GameRun | null; isConfirmed: boolean })
  /** `runToken` is null when it failed before its run: why its session ended may be told later than by the game. */
  | (Opened & { phase: 'error'; code: string; runToken: string | null })
  | (Opened & { phase: 'blocked'; reason: BlockReason })

export type BlockReason = 'double_run' | 'game_disabled' | 'logout' | 'break' | 'other'

export type FrameEvent =
  /** `mode` absent: an open game is reused in whatever mode it has. */
  | { type: 'open'; game: FrameGame; mode?: PlayMode; defaultMode: PlayMode }
  | { type: 'runAnswered'; attempt: number; run: GameRun }
  /** The player continues although the bonus can't be used here. */
  | { type: 'bonusWaived' }
  | { type: 'ready' }
  | { type: 'loaderTimeout'; attempt: number }
  | { type: 'minimize' }
  | { type: 'resume' }
  | { type: 'close' }
  | { type: 'fail'; attempt: number; code: string }
  | { type: 'retry' }
  /** Runs the same game again, with the initial demo balance. */
  | { type: 'restartDemo' }
  | { type: 'sessionDeactivated'; runToken: string; reason: BlockReason }

export const idleFrame: FrameState = { phase: 'idle', attempt: 0 }

/** The loader is removed this long after the run's response [4.10], [9.1], or as soon as the game reports ready. */
export const loaderMs = 1000

export function advanceFrame(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'open':
      return open(state, event)
    case 'runAnswered':
      return answer(state, event)
    case 'bonusWaived':
      return state.phase === 'loading' && state.asksAboutBonus
        ? load({ ...state, attempt: state.attempt + 1 }, true)
        : state
    case 'ready':
      return reveal(state)
    case 'loaderTimeout':
      return event.attempt === state.attempt ? reveal(state) : state
    case 'minimize':
      return minimize(state)
    case 'resume':
      return resume(state)
    case 'close':
      return state.phase === 'idle' ? state : { phase: 'idle', attempt: state.attempt }
    case 'fail':
      if (
        state.phase === 'idle' ||
        state.phase === 'blocked' ||
        state.phase === 'error' ||
        event.attempt !== state.attempt
      )
        return state
      return { phase: 'error', ...pickOpened(state), code: event.code, runToken: getRunToken(state) }
    case 'retry':
      return state.phase === 'error' || state.phase === 'blocked'
        ? load({ ...state, attempt: state.attempt + 1 }, false)
        : state
    case 'restartDemo':
      return state.phase === 'shown' && state.mode === 'demo'
        ? load({ ...state, attempt: state.attempt + 1 }, false)
        : state
    case 'sessionDeactivated':
      return getRunToken(state) === event.runToken && state.phase !== 'idle'
        ? { phase: 'blocked', ...pickOpened(state), reason: event.reason }
        : state
  }
}

/** Token of the current run, or of the one that failed; null without one. */
export function getRunToken(state: FrameState): string | null {
  if (state.phase === 'error') return state.runToken
  return 'run' in state && state.run ? state.run.data.runToken : null
}

/** [4.8]: the same game is reused; a failed or blocked one starts again. */
function open(
  state: FrameState,
  { game, mode, defaultMode }: Extract<FrameEvent, { type: 'open' }>,
): FrameState {
  const isSame =
    state.phase !== 'idle' && state.game.slug === game.slug && (mode === undefined || mode === state.mode)
  if (isSame && state.phase === 'minimized') return resume(state)
  if (isSame && state.phase !== 'error' && state.phase !== 'blocked') return state
  return load({ game, mode: mode ?? defaultMode, attempt: state.attempt + 1 }, false)
}

function answer(
  state: FrameState,
  { attempt, run }: Extract<FrameEvent, { type: 'runAnswered' }>,
): FrameState {
  if (attempt !== state.attempt) return state
  if (state.phase === 'minimized' && state.run === null) {
    return run.redirect !== null && !state.isConfirmed ? { phase: 'idle', attempt } : { ...state, run }
  }
  if (state.phase !== 'loading' || state.run !== null || state.asksAboutBonus) return state
  return run.redirect !== null && !state.isConfirmed ? { ...state, asksAboutBonus: true } : { ...state, run }
}

function reveal(state: FrameState): FrameState {
  return state.phase === 'loading' && state.run !== null
    ? { phase: 'shown', ...pickOpened(state), run: state.run }
    : state
}

/** Only a game that plays, or is about to, is minimised; any other closes. */
function minimize(state: FrameState): FrameState {
  switch (state.phase) {
    case 'shown':
      return { phase: 'minimized', ...pickOpened(state), run: state.run, isConfirmed: false }
    case 'loading':
      return state.asksAboutBonus
        ? { phase: 'idle', attempt: state.attempt }
        : { phase: 'minimized', ...pickOpened(state), run: state.run, isConfirmed: state.isConfirmed }
    case 'error':
    case 'blocked':
      return { phase: 'idle', attempt: state.attempt }
    case 'idle':
    case 'minimized':
      return state
  }
}

function resume(state: FrameState): FrameState {
  if (state.phase !== 'minimized') return state
  if (state.run) return { phase: 'shown', ...pickOpened(state), run: state.run }
  return {
    phase: 'loading',
    ...pickOpened(state),
    run: null,
    asksAboutBonus: false,
    isConfirmed: state.isConfirmed,
  }
}

function load(opened: Opened, isConfirmed: boolean): FrameState {
  return { phase: 'loading', ...pickOpened(opened), run: null, asksAboutBonus: false, isConfirmed }
}

function pickOpened({ game, mode, attempt }: Opened): Opened {
  return { game, mode, attempt }
}
