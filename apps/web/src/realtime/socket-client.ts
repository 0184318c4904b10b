// One connection for the whole tab: says who we are and what we have seen, keeps events in order, and asks for a new
// snapshot when they can't be. Reads no player state: the caller supplies the hash, the rooms and the way to fetch anew.
import type { ClientFrame, EventFrame as EventFrameType } from '@yanta/contract'
import { EventFrame, ServerFrame } from '@yanta/contract'
import * as v from 'valibot'
import { setServerTime } from '../lib/server-clock.ts'
import type { ConnectionEvent, ConnectionState } from './connection-machine.ts'
import { advanceConnection, stoppedConnection } from './connection-machine.ts'
import type { SequenceMark, SequenceStep, Sequences } from './sequence-check.ts'
import { applySnapshotMark, emptySequences, isOutdated, listGaps, readMark, receiveEpoch, receiveEvent, receiveJoined } from './sequence-check.ts'

export interface Transport {
  send(text: string): void
  close(): void
}

interface TransportHandlers {
  onOpen(): void
  onText(text: string): void
  onClose(): void
}

export type OpenTransport = (handlers: TransportHandlers) => Transport

/** Fetched data of some rooms, where it stands, and how to show it. */
export interface Snapshot {
  mark: SequenceMark
  apply(): void
}

export interface SocketOptions {
  openTransport: OpenTransport
  /** The player's socket hash; null listens to public rooms only. */
  hash: string | null
  rooms: readonly string[]
  publish(frame: EventFrameType): void
  fetchAnew(rooms: readonly string[]): Promise<Snapshot>
  random?: () => number
}

export interface SocketClient {
  /** Shows a snapshot that came another way, such as with a page, unless newer events were handed on already. */
  offer(snapshot: Snapshot): void
  start(isOnline: boolean): void
  /** Network and sleep, as the browser reports them. */
  report(event: Extract<ConnectionEvent['type'], 'wentOffline' | 'wentOnline' | 'woke'>): void
  stop(): void
  getPhase(): ConnectionState['phase']
}

/** Longer than a replay takes; a gap that outlives it will not be filled. */
export const gapGraceMs = 2000
export const pingIntervalMs = 25_000
export const pongTimeoutMs = 10_000
const refetchDelayMs = 5000

export function createSocketClient(options: SocketOptions): SocketClient {
  const random = options.random ?? Math.random
  let connection: ConnectionState = stoppedConnection
  let sequences: Sequences = emptySequences
  let transport: Transport | null = null
  let waitTimer: Timer
  let gapTimer: Timer
  let pingTimer: Timer
  let pongTimer: Timer
  let refetchTimer: Timer
  let isFetching = false
  let pingedAtMs = 0

  function dispatch(event: ConnectionEvent) {
    const before = connection
    connection = advanceConnection(before, event)
    if (connection === before || connection.phase === before.phase) return
    if (connection.phase !== 'open') dropTransport()
    clearTimeout(waitTimer)
    if (connection.phase === 'connecting') connect()
    if (connection.phase === 'waiting') waitTimer = setTimeout(() => dispatch({ type: 'waitOver' }), connection.delayMs)
    if (connection.phase === 'open') greet()
    if (connection.phase === 'stopped') for (const timer of [gapTimer, refetchTimer]) clearTimeout(timer)
  }

  function connect() {
    const opened: Transport = options.openTransport({
      onOpen: () => opened === transport && dispatch({ type: 'opened' }),
      onText: (text) => opened === transport && receive(text),
      onClose: () => opened === transport && dispatch({ type: 'lost', random: random() }),
    })
    transport = opened
  }

  function dropTransport() {
    clearTimeout(pingTimer)
    clearTimeout(pongTimer)
    const dropped = transport
    transport = null
    dropped?.close()
  }

  function greet() {
    if (options.hash !== null) say({ type: 'register', hash: options.hash })
    if (options.rooms.length > 0) say({ type: 'jointoroom', rooms: [...options.rooms] })
    const mark = readMark(sequences)
    if (mark) say({ type: 'resume', epoch: mark.epoch, seq: { ...mark.seq } })
    schedulePing()
  }

  function schedulePing() {
    pingTimer = setTimeout(() => {
      say({ type: 'ping' })
      pingedAtMs = Date.now()
      pongTimer = setTimeout(() => dispatch({ type: 'lost', random: random() }), pongTimeoutMs)
    }, pingIntervalMs)
  }

  function say(frame: ClientFrame) {
    transport?.send(JSON.stringify(frame))
  }

  function receive(text: string) {
    const frame = parseFrame(text)
    if (frame === null) return
    if ('seq' in frame) return take(receiveEvent(sequences, frame))
    switch (frame.type) {
      case 'welcome':
        setServerTime(frame.serverTime)
        dispatch({ type: 'welcomed' })
        return take(receiveEpoch(sequences, frame.epoch))
      case 'joined':
        return take(receiveJoined(sequences, frame.rooms))
      case 'resync':
        return void fetchAnew(frame.rooms)
      case 'pong':
        setServerTime(frame.serverTime, Date.now() - pingedAtMs)
        clearTimeout(pongTimer)
        return schedulePing()
      case 'refused':
        return
    }
  }

  function take(step: SequenceStep) {
    sequences = step.sequences
    for (const frame of step.deliver) options.publish(frame)
    if (step.stale.length > 0) void fetchAnew(step.stale)
    clearTimeout(gapTimer)
    if (listGaps(sequences).length > 0) gapTimer = setTimeout(() => void fetchAnew(listGaps(sequences)), gapGraceMs)
  }

  async function fetchAnew(rooms: readonly string[]) {
    if (isFetching || rooms.length === 0) return
    isFetching = true
    clearTimeout(refetchTimer)
    try {
      const { mark, apply } = await options.fetchAnew(rooms)
      isFetching = false
      if (connection.phase !== 'stopped') offer({ apply, mark: { epoch: mark.epoch, seq: { ...skipGaps(rooms), ...mark.seq } } })
    } catch {
      isFetching = false
      if (connection.phase !== 'stopped') refetchTimer = setTimeout(() => void fetchAnew(rooms), refetchDelayMs)
    }
  }

  /** Rooms nobody keeps a snapshot of: what was missed is of no use any more. */
  function skipGaps(rooms: readonly string[]): Record<string, number> {
    return Object.fromEntries(rooms.map((room) => [room, sequences.rooms[room]?.target ?? 0]))
  }

  function offer({ mark, apply }: Snapshot) {
    if (isOutdated(sequences, mark)) return
    apply()
    take(applySnapshotMark(sequences, mark))
  }

  return {
    offer,
    start: (isOnline) => dispatch({ type: 'start', isOnline }),
    report: (type) => dispatch({ type }),
    stop: () => dispatch({ type: 'stop' }),
    getPhase: () => connection.phase,
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined

function parseFrame(text: string): EventFrameType | ServerFrame | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const event = v.safeParse(EventFrame, json)
  if (event.success) return event.output
  const answer = v.safeParse(ServerFrame, json)
  return answer.success ? answer.output : null
}
