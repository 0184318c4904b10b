// When the reality check is shown: its time has come and no round runs. Until it is answered the game is held. Pure.
import type { RealityCheck } from '@yanta/contract'

export type RealityState =
  /** The platform is asked what comes next. */
  | { phase: 'asking' }
  /** Nothing is due: switched off, nothing played yet, or not known. A round that ends is the occasion to ask again. */
  | { phase: 'resting'; isOff: boolean }
  /** Milliseconds since 1970. */
  | { phase: 'counting'; dueAt: number }
  /** The time has come; a round may still run. */
  | { phase: 'due' }
  | { phase: 'shown'; check: RealityCheck }

export type RealityEvent =
  /** Null: the platform did not answer. */
  | { type: 'answered'; check: RealityCheck | null; now: number }
  | { type: 'timeUp' }
  | { type: 'roundEnded' }
  /** The player goes on; the next check is known. */
  | { type: 'dismissed'; check: RealityCheck; now: number }

export const firstReality: RealityState = { phase: 'asking' }

export function advanceReality(state: RealityState, event: RealityEvent): RealityState {
  switch (event.type) {
    case 'answered':
      return answer(state, event.check, event.now)
    case 'timeUp':
      return state.phase === 'counting' ? { phase: 'due' } : state
    case 'roundEnded':
      return state.phase === 'resting' && !state.isOff ? { phase: 'asking' } : state
    case 'dismissed':
      return state.phase === 'shown' ? wait(event.check, event.now) : state
  }
}

/** Asked at the start, and anew when the time has come: another page may have been answered meanwhile. */
function answer(state: RealityState, check: RealityCheck | null, now: number): RealityState {
  if (state.phase !== 'asking' && state.phase !== 'due') return state
  if (!check) return { phase: 'resting', isOff: false }
  const next = wait(check, now)
  if (next.phase !== 'due') return next
  return state.phase === 'due' && check.session ? { phase: 'shown', check } : next
}

function wait({ minutes, dueAt, session }: RealityCheck, now: number): RealityState {
  if (minutes === null) return { phase: 'resting', isOff: true }
  if (dueAt === null || session === null) return { phase: 'resting', isOff: false }
  const moment = Date.parse(dueAt)
  return moment > now ? { phase: 'counting', dueAt: moment } : { phase: 'due' }
}

/** Whether the platform is to be asked now. */
export function isAsking(state: RealityState, isRoundRunning: boolean): boolean {
  return state.phase === 'asking' || (state.phase === 'due' && !isRoundRunning)
}

/** Whether the game may not begin another round: it would run behind the check. */
export function isHolding(state: RealityState, isRoundRunning: boolean): boolean {
  return state.phase === 'shown' || (state.phase === 'due' && !isRoundRunning)
}
