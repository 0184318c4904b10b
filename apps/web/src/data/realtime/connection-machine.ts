// State machine of connecting, waiting and retrying: pure, without timers or sockets.
// The driver in socket-client.ts acts on each state and dispatches events to the machine.
import { computeReconnectDelay } from '../../browser/reconnect-delay.ts'

export type ConnectionState =
  | { phase: 'stopped' }
  /** The browser reports no network: no attempt until it reports one. */
  | { phase: 'offline'; attempt: number }
  | { phase: 'connecting'; attempt: number }
  | { phase: 'open'; attempt: number }
  | { phase: 'waiting'; attempt: number; delayMs: number }

export type ConnectionEvent =
  | { type: 'start'; isOnline: boolean }
  | { type: 'opened' }
  /** The server sent its welcome: the connection works, later failures count from zero. */
  | { type: 'welcomed' }
  /** `random` in [0, 1) spreads reconnects of clients that lost the same server. */
  | { type: 'lost'; random: number }
  | { type: 'waitOver' }
  | { type: 'wentOffline' }
  | { type: 'wentOnline' }
  /** The tab slept: a connection that still looks open may be dead. */
  | { type: 'woke' }
  | { type: 'stop' }

export const stoppedConnection: ConnectionState = { phase: 'stopped' }

export function advanceConnection(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  if (event.type === 'stop') return stoppedConnection
  if (state.phase === 'stopped') {
    if (event.type !== 'start') return state
    return event.isOnline ? { phase: 'connecting', attempt: 0 } : { phase: 'offline', attempt: 0 }
  }
  switch (event.type) {
    case 'opened':
      return state.phase === 'connecting' ? { phase: 'open', attempt: state.attempt } : state
    case 'welcomed':
      return state.phase === 'open' && state.attempt > 0 ? { phase: 'open', attempt: 0 } : state
    case 'lost':
      return state.phase === 'connecting' || state.phase === 'open'
        ? {
            phase: 'waiting',
            attempt: state.attempt + 1,
            delayMs: computeReconnectDelay(state.attempt, event.random),
          }
        : state
    case 'waitOver':
      return state.phase === 'waiting' ? { phase: 'connecting', attempt: state.attempt } : state
    case 'wentOffline':
      return state.phase === 'offline' ? state : { phase: 'offline', attempt: state.attempt }
    case 'wentOnline':
      return state.phase === 'offline' || state.phase === 'waiting'
        ? { phase: 'connecting', attempt: 0 }
        : state
    case 'woke':
      return state.phase === 'open' || state.phase === 'waiting' ? { phase: 'connecting', attempt: 0 } : state
    case 'start':
      return state
  }
}
