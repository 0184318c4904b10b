// Who shows what of which room. Several parts of a page may listen to one room, each with data of its own from a moment of its
// own: each hears only what its snapshot does not hold yet, once and in order.
import type { EventData, EventDeclaration, EventFrame } from '@yanta/contract'
import { createEventBus } from './event-bus.ts'
import type { SequenceMark } from './sequence-check.ts'
import { type SocketClient, isOwnRoom } from './socket-client.ts'

/** Fetched data of a room, where it stands, and how to show it. */
export interface Snapshot {
  mark: SequenceMark
  apply(): void
}

export interface RoomVisit {
  /** Shows a snapshot that came another way, such as with a page, unless newer events were heard already. */
  offer(snapshot: Snapshot): void
  onEvent<E extends EventDeclaration>(
    declaration: E,
    handler: (data: EventData<E>, frame: EventFrame) => void,
  ): void
  leave(): void
}

export interface RoomVisits {
  /** `fetchAnew` is asked when events of the room were missed for good; left out, they are passed over. */
  enter(room: string, fetchAnew?: () => Promise<Snapshot>): RoomVisit
  publish(frame: EventFrame): void
  /** Has all who show the room fetch it anew; the oldest of what they have then, or null when there is none of them. */
  fetchAnew(room: string): Promise<SequenceMark | null>
}

/** By this name the player's own room is entered, whoever the player is. */
export const ownRoom = 'user'

/** After so many fetches the last one is shown: where events come faster than answers, the next of them is on its way. */
const mostFetches = 3

const nameRoom = (room: string) => (isOwnRoom(room) ? ownRoom : room)

/** The number of the room in a mark. */
function readNumber({ seq }: SequenceMark, room: string): number {
  const [, number = 0] = Object.entries(seq).find(([name]) => nameRoom(name) === room) ?? []
  return number
}

class Visit {
  readonly bus
  readonly fetchAnew: (() => Promise<Snapshot>) | undefined
  readonly #room: string
  /** What was shown and heard so far. */
  #seen: { epoch: string; seq: number } | null = null
  #heard = 0

  constructor(
    room: string,
    fetchAnew: (() => Promise<Snapshot>) | undefined,
    report: (problem: unknown) => void,
  ) {
    this.#room = room
    this.fetchAnew = fetchAnew
    this.bus = createEventBus(report)
  }

  hear(frame: EventFrame): void {
    if (this.#seen?.epoch === frame.epoch && frame.seq <= this.#seen.seq) return
    this.#seen = { epoch: frame.epoch, seq: frame.seq }
    this.#heard += 1
    this.bus.publish(frame)
  }

  /**
   * Fetches; once more when an event came meanwhile and the answer is of another process, so that nobody can tell which of them is newer.
   */
  async fetch(): Promise<Snapshot | undefined> {
    let snapshot: Snapshot | undefined
    for (let tries = 0; tries < mostFetches; tries += 1) {
      const before = this.#heard
      snapshot = await this.fetchAnew?.()
      if (this.#heard === before || snapshot?.mark.epoch === this.#seen?.epoch) break
    }
    return snapshot
  }

  /** False for a snapshot that would turn time back. */
  show({ mark, apply }: Snapshot): boolean {
    const seq = readNumber(mark, this.#room)
    if (this.#seen?.epoch === mark.epoch && this.#seen.seq > seq) return false
    this.#seen = { epoch: mark.epoch, seq }
    apply()
    return true
  }
}

/** `client` is asked for late: it comes and goes with the connection. `report` hears of events that do not fit and of handlers that throw. */
export function createRoomVisits(
  client: Pick<SocketClient, 'join' | 'leave' | 'isBehind'>,
  report: (problem: unknown) => void,
): RoomVisits {
  const visits = new Map<string, Set<Visit>>()
  const listVisits = (room: string) => [...(visits.get(nameRoom(room)) ?? [])]

  async function catchUp(visit: Visit): Promise<void> {
    const snapshot = await visit.fetch()
    if (!snapshot) return
    visit.show(snapshot)
    client.isBehind(snapshot.mark)
  }

  return {
    enter(room, fetchAnew) {
      const visit = new Visit(room, fetchAnew, report)
      const others = visits.get(room)
      visits.set(room, (others ?? new Set()).add(visit))
      if (!others && room !== ownRoom) client.join(room)
      return {
        offer(snapshot) {
          if (visit.show(snapshot) && client.isBehind(snapshot.mark)) catchUp(visit).catch(report)
        },
        onEvent: (declaration, handler) => void visit.bus.onEvent(declaration, handler),
        leave() {
          const left = visits.get(room)
          if (!left?.delete(visit) || left.size > 0) return
          visits.delete(room)
          if (room !== ownRoom) client.leave(room)
        },
      }
    },
    publish(frame) {
      for (const visit of listVisits(frame.room)) visit.hear(frame)
    },
    async fetchAnew(room) {
      const keepers = listVisits(room).filter((visit) => visit.fetchAnew)
      const snapshots = await Promise.all(keepers.map((visit) => visit.fetch()))
      const marks = snapshots.flatMap((snapshot) => snapshot?.mark ?? [])
      const [first] = marks
      if (!first) return null
      for (const [index, visit] of keepers.entries()) visit.show(snapshots[index]!)
      // Answers of several processes have no number in common.
      const isOneEpoch = marks.every(({ epoch }) => epoch === first.epoch)
      return {
        epoch: isOneEpoch ? first.epoch : '',
        seq: { [room]: Math.min(...marks.map((mark) => readNumber(mark, nameRoom(room)))) },
      }
    },
  }
}
