import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConnectionEvent, ConnectionState } from './connection-machine.ts'
import { computeReconnectDelay, longestDelayMs } from '../../browser/reconnect-delay.ts'
import { advanceConnection, stoppedConnection } from './connection-machine.ts'

const connecting: ConnectionState = { phase: 'connecting', attempt: 2 }
const open: ConnectionState = { phase: 'open', attempt: 2 }
const waiting: ConnectionState = { phase: 'waiting', attempt: 2, delayMs: 1500 }
const offline: ConnectionState = { phase: 'offline', attempt: 2 }

const events: Record<ConnectionEvent['type'], ConnectionEvent> = {
  start: { type: 'start', isOnline: true },
  opened: { type: 'opened' },
  welcomed: { type: 'welcomed' },
  lost: { type: 'lost', random: 0 },
  waitOver: { type: 'waitOver' },
  wentOffline: { type: 'wentOffline' },
  wentOnline: { type: 'wentOnline' },
  woke: { type: 'woke' },
  stop: { type: 'stop' },
}

const fresh: ConnectionState = { phase: 'connecting', attempt: 0 }
const retry: ConnectionState = { phase: 'waiting', attempt: 3, delayMs: 2000 }

// Every phase against every event; null means that the same state object is returned.
const table: [ConnectionState, Record<ConnectionEvent['type'], ConnectionState | null>][] = [
  [
    stoppedConnection,
    {
      start: fresh,
      opened: null,
      welcomed: null,
      lost: null,
      waitOver: null,
      wentOffline: null,
      wentOnline: null,
      woke: null,
      stop: null,
    },
  ],
  [
    connecting,
    {
      start: null,
      opened: open,
      welcomed: null,
      lost: retry,
      waitOver: null,
      wentOffline: offline,
      wentOnline: null,
      woke: null,
      stop: stoppedConnection,
    },
  ],
  [
    open,
    {
      start: null,
      opened: null,
      welcomed: { phase: 'open', attempt: 0 },
      lost: retry,
      waitOver: null,
      wentOffline: offline,
      wentOnline: null,
      woke: fresh,
      stop: stoppedConnection,
    },
  ],
  [
    waiting,
    {
      start: null,
      opened: null,
      welcomed: null,
      lost: null,
      waitOver: connecting,
      wentOffline: offline,
      wentOnline: fresh,
      woke: fresh,
      stop: stoppedConnection,
    },
  ],
  [
    offline,
    {
      start: null,
      opened: null,
      welcomed: null,
      lost: null,
      waitOver: null,
      wentOffline: null,
      wentOnline: fresh,
      woke: null,
      stop: stoppedConnection,
    },
  ],
]

describe('connection machine', () => {
  for (const [state, expectations] of table) {
    for (const type of Object.keys(events) as ConnectionEvent['type'][]) {
      const expected = expectations[type]
      it(`${state.phase} on ${type} ${expected ? `becomes ${expected.phase}` : 'stays as it is'}`, () => {
        const next = advanceConnection(state, events[type])
        if (expected) expect(next).toEqual(expected)
        else expect(next).toBe(state)
      })
    }
  }

  it('starts as offline when the browser has no network', () => {
    expect(advanceConnection(stoppedConnection, { type: 'start', isOnline: false })).toEqual({
      phase: 'offline',
      attempt: 0,
    })
  })

  it('waits between half of the ceiling and the ceiling, and never more than 30 s', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempt, random) => {
          const ceilingMs = Math.min(longestDelayMs, 1000 * 2 ** Math.min(attempt, 20))
          const delayMs = computeReconnectDelay(attempt, random)
          expect(delayMs).toBeGreaterThanOrEqual(ceilingMs / 2)
          expect(delayMs).toBeLessThanOrEqual(ceilingMs)
        },
      ),
    )
  })

  it('waits longer after each failure until a server greets it', () => {
    let state = advanceConnection(stoppedConnection, events.start)
    const delays: number[] = []
    for (let failure = 0; failure < 8; failure++) {
      state = advanceConnection(state, { type: 'lost', random: 0.999 })
      if (state.phase === 'waiting') delays.push(state.delayMs)
      state = advanceConnection(state, events.waitOver)
    }
    expect(delays.map((delayMs) => Math.round(delayMs / 1000))).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
    state = advanceConnection(advanceConnection(state, events.opened), events.welcomed)
    expect(advanceConnection(state, events.lost)).toEqual({ phase: 'waiting', attempt: 1, delayMs: 500 })
  })
})
