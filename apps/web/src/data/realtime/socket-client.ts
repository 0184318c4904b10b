// One connection for the whole tab: registers, resumes from the last seqs, orders events, and requests a new snapshot
// when that fails. Reads no player state: the caller supplies the hash, the rooms and `fetchAnew`.
import type { ClientFrame, EventFrame as EventFrameType } from '@yanta/contract'
import { EventFrame, ServerFrame, mostRoomsAtOnce } from '@yanta/contract'
import * as v from 'valibot'
import { setServerTime } from '../../browser/server-clock.ts'
import type { ConnectionEvent, ConnectionState } from './connection-machine.ts'
import { advanceConnection, stoppedConnection } from './connection-machine.ts'
import type { SequenceMark, SequenceStep, Sequences } from './sequence-check.ts'
import {
  applySnapshotMark,
  emptySequences,
  forgetRooms,
  listGaps,
  readMark,
  receiveEpoch,
  receiveEvent,
  receiveJoined,
  receiveMark,
} from './sequence-check.ts'

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

export interface SocketOptions {
  openTransport: OpenTransport
  publish(frame: EventFrameType): void
  /** Makes all subscriptions of a room fetch its data anew; returns the mark of the data, or null when there is none. */
  fetchAnew(room: string): Promise<SequenceMark | null>
  /** Called on every change of the connection. */
  onState?(state: ConnectionState): void
  /** The server refused the hash: that login is over. */
  onHashRefused?(): void
  random?: () => number
}

export interface SocketClient {
  /** Socket hash of the logged-in player; null for public rooms only. A change opens a new connection. */
  identify(hash: string | null): void
  join(room: string): void
  leave(room: string): void
  /** Records the mark of a page's snapshot; true when it lacks events already delivered. */
  isBehind(mark: SequenceMark): boolean
  start(isOnline: boolean): void
  /** Network and sleep, as the browser reports them. */
  report(event: Extract<ConnectionEvent['type'], 'wentOffline' | 'wentOnline' | 'woke'>): void
  stop(): void
}

/** Longer than a replay takes; a gap that lasts longer will not be filled. */
export const gapGraceMs = 2000
export const pingIntervalMs = 25_000
export const pongTimeoutMs = 10_000
const refetchDelayMs = 5000

export function createSocketClient(options: SocketOptions): SocketClient {
  const random = options.random ?? Math.random
  const joined = new Set<string>()
  const fetching = new Set<string>()
  /** Rooms for which the server asked for a fetch during one. */
  const wantedAgain = new Set<string>()
  let hash: string | null = null
  let connection: ConnectionState = stoppedConnection
  let sequences: Sequences = emptySequences
  let transport: Transport | null = null
  let waitTimer: Timer
  let gapTimer: Timer
  let pingTimer: Timer
  let pongTimer: Timer
  let pingedAtMs = 0
  /** Of the last resume that has no answer yet. */
  let resumedEpoch: string | null = null

  function dispatch(event: ConnectionEvent) {
    const before = connection
    connection = advanceConnection(before, event)
    if (connection === before) return
    if (connection.phase !== before.phase) enterPhase(connection)
    options.onState?.(connection)
  }

  function enterPhase(state: ConnectionState) {
    if (state.phase !== 'open') dropTransport()
    clearTimeout(waitTimer)
    if (state.phase === 'connecting') connect()
    if (state.phase === 'waiting') waitTimer = setTimeout(() => dispatch({ type: 'waitOver' }), state.delayMs)
    if (state.phase === 'open') greet()
    if (state.phase === 'stopped') clearTimeout(gapTimer)
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
    for (const timer of [pingTimer, pongTimer, gapTimer]) clearTimeout(timer)
    const dropped = transport
    transport = null
    dropped?.close()
  }

  function greet() {
    if (hash !== null) say({ type: 'register', hash })
    const rooms = [...joined]
    while (rooms.length > 0) say({ type: 'jointoroom', rooms: rooms.splice(0, mostRoomsAtOnce) })
    resume(Object.keys(sequences.rooms))
    schedulePing()
  }

  /** Sends the last seqs of these rooms; the server replays the missed events. */
  function resume(rooms: readonly string[]) {
    const mark = readMark(sequences)
    const seen = Object.entries(mark?.seq ?? {}).filter(([room]) => rooms.includes(room))
    if (!mark || seen.length === 0) return
    resumedEpoch = mark.epoch
    say({ type: 'resume', epoch: mark.epoch, seq: Object.fromEntries(seen) })
  }

  function schedulePing() {
    pingTimer = setTimeout(() => {
      say({ type: 'ping' })
      pingedAtMs = Date.now()
      pongTimer = setTimeout(() => dispatch({ type: 'lost', random: random() }), pongTimeoutMs)
    }, pingIntervalMs)
  }

  function say(frame: ClientFrame) {
    if (connection.phase === 'open') transport?.send(JSON.stringify(frame))
  }

  function receive(text: string) {
    const frame = parseFrame(text)
    if (frame === null) return
    if ('seq' in frame) return isHeard(frame.room) ? take(receiveEvent(sequences, frame)) : undefined
    switch (frame.type) {
      case 'welcome':
        setServerTime(frame.serverTime)
        dispatch({ type: 'welcomed' })
        return take(receiveEpoch(sequences, frame.epoch))
      case 'joined':
        forgetOtherPlayers(Object.keys(frame.rooms))
        return take(
          receiveJoined(
            sequences,
            Object.fromEntries(Object.entries(frame.rooms).filter(([room]) => isHeard(room))),
          ),
        )
      case 'resync':
        // Rooms of an epoch that is over are fetched since its end was known.
        if (resumedEpoch === null || resumedEpoch === sequences.epoch)
          for (const room of frame.rooms) if (fetching.has(room)) wantedAgain.add(room)
        resumedEpoch = null
        return fetchAll(frame.rooms)
      case 'pong':
        setServerTime(frame.serverTime, Date.now() - pingedAtMs)
        clearTimeout(pongTimer)
        return schedulePing()
      case 'refused':
        return frame.code === 'unauthorized' && hash !== null ? options.onHashRefused?.() : undefined
    }
  }

  /** A late answer may have brought the mark of a player who has logged out. */
  function forgetOtherPlayers(rooms: readonly string[]) {
    const own = rooms.find(isOwnRoom)
    if (own !== undefined) sequences = forgetRooms(sequences, (room) => isOwnRoom(room) && room !== own)
  }

  /** Filters late frames of rooms that were left. */
  const isHeard = (room: string) => joined.has(room) || (hash !== null && isOwnRoom(room))

  function take(step: SequenceStep) {
    sequences = step.sequences
    for (const frame of step.deliver) options.publish(frame)
    fetchAll(step.stale)
    clearTimeout(gapTimer)
    if (connection.phase === 'open' && listGaps(sequences).length > 0)
      gapTimer = setTimeout(() => fetchAll(listGaps(sequences)), gapGraceMs)
  }

  /** Without a connection nothing is fetched: the reconnect reveals missing events again. */
  function fetchAll(rooms: readonly string[]) {
    if (connection.phase !== 'open') return
    for (const room of rooms.filter((name) => isHeard(name) && !fetching.has(name))) void fetchAnew(room)
  }

  async function fetchAnew(room: string) {
    fetching.add(room)
    const mark = await options.fetchAnew(room).catch(() => undefined)
    fetching.delete(room)
    const isWantedAgain = wantedAgain.delete(room)
    if (!isHeard(room)) return
    if (mark === undefined) return void setTimeout(() => fetchAll([room]), refetchDelayMs)
    take(applySnapshotMark(sequences, mark ?? markEnd(sequences, room)))
    if (isWantedAgain) fetchAll([room])
  }

  return {
    identify(next) {
      if (next === hash) return
      // Without a player so far, a page may have given the snapshot of their room already: what happens until the room is open follows it.
      if (hash !== null) sequences = forgetRooms(sequences, isOwnRoom)
      hash = next
      dispatch({ type: 'woke' })
    },
    join(room) {
      joined.add(room)
      say({ type: 'jointoroom', rooms: [room] })
      resume([room])
    },
    leave(room) {
      joined.delete(room)
      sequences = forgetRooms(sequences, (name) => name === room)
      say({ type: 'leaveroom', rooms: [room] })
    },
    isBehind(mark) {
      const step = receiveMark(sequences, mark)
      take({ sequences: step.sequences, deliver: [], stale: [] })
      resume(step.begun.filter(isHeard))
      return step.isBehind
    },
    start: (isOnline) => dispatch({ type: 'start', isOnline }),
    report: (type) => dispatch({ type }),
    stop: () => dispatch({ type: 'stop' }),
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined

/** The player's own room, named after the account: opened by the hash, not by its name. */
export function isOwnRoom(room: string): boolean {
  return room.startsWith('user:')
}

/** For a room without stored data: skips all missed events. */
function markEnd({ epoch, rooms }: Sequences, room: string): SequenceMark {
  return { epoch: epoch ?? '', seq: { [room]: rooms[room]?.target ?? 0 } }
}

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
