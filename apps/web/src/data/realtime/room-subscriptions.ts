// Subscriptions of a page's components to rooms. Several may share a room, each with a snapshot of its own age: each receives
// only the events its snapshot lacks, once and in order.
import type { EventData, EventDeclaration, EventFrame } from '@yanta/contract'
import { createEventBus } from './event-bus.ts'
import type { SequenceMark } from './sequence-check.ts'
import { type SocketClient, isOwnRoom } from './socket-client.ts'

/** Fetched data of a room: its sequence mark, and how to show it. */
export interface Snapshot {
  mark: SequenceMark
  apply(): void
}

export interface RoomSubscription {
  /** Shows a snapshot from another source, such as the page, unless newer events were received already. */
  offer(snapshot: Snapshot): void
  onEvent<E extends EventDeclaration>(
    declaration: E,
    handler: (data: EventData<E>, frame: EventFrame) => void,
  ): void
  /** Handles an event that came before the subscription. */
  receive(frame: EventFrame): void
  leave(): void
}

export interface RoomSubscriptions {
  /**
   * `fetchAnew` is called when events of the room were lost for good. Without it they are skipped, and `onSkipped` is called.
   */
  enter(room: string, fetchAnew?: () => Promise<Snapshot>, onSkipped?: () => void): RoomSubscription
  publish(frame: EventFrame): void
  /** Makes all subscriptions of the room fetch it anew; returns the oldest mark of the answers, or null without any. */
  fetchAnew(room: string): Promise<SequenceMark | null>
}

/** Name for entering the player's own room, independent of the player's id. */
export const ownRoom = 'user'

/** After this many fetches the last one is shown: events arrive faster than answers, so another will follow anyway. */
const mostFetches = 3

const nameRoom = (room: string) => (isOwnRoom(room) ? ownRoom : room)

/** The seq of the room in a mark. */
function readNumber({ seq }: SequenceMark, room: string): number {
  const [, number = 0] = Object.entries(seq).find(([name]) => nameRoom(name) === room) ?? []
  return number
}

class Subscription {
  readonly bus
  readonly fetchAnew: (() => Promise<Snapshot>) | undefined
  readonly onSkipped: (() => void) | undefined
  readonly #room: string
  /** Position of the last snapshot shown or event received. */
  #seen: { epoch: string; seq: number } | null = null
  #received = 0
  isLeft = false

  constructor(
    room: string,
    { fetchAnew, onSkipped }: Pick<Subscription, 'fetchAnew' | 'onSkipped'>,
    report: (problem: unknown) => void,
  ) {
    this.#room = room
    this.fetchAnew = fetchAnew
    this.onSkipped = onSkipped
    this.bus = createEventBus(report)
  }

  receive(frame: EventFrame): void {
    if (this.isLeft) return
    if (this.#seen?.epoch === frame.epoch && frame.seq <= this.#seen.seq) return
    this.#seen = { epoch: frame.epoch, seq: frame.seq }
    this.#received += 1
    this.bus.publish(frame)
  }

  /**
   * Fetches, and again when an event arrived meanwhile and the answer is of another process, because their order is unknown.
   */
  async fetch(): Promise<Snapshot | undefined> {
    let snapshot: Snapshot | undefined
    for (let tries = 0; tries < mostFetches; tries += 1) {
      const before = this.#received
      snapshot = await this.fetchAnew?.()
      if (this.#received === before || snapshot?.mark.epoch === this.#seen?.epoch) break
    }
    return snapshot
  }

  /** False for a snapshot older than what is shown, and for one that comes after the room was left: its page, or its player, has gone. */
  show({ mark, apply }: Snapshot): boolean {
    if (this.isLeft) return false
    const seq = readNumber(mark, this.#room)
    if (this.#seen?.epoch === mark.epoch && this.#seen.seq > seq) return false
    this.#seen = { epoch: mark.epoch, seq }
    apply()
    return true
  }
}

/** `report` receives events that do not match their declaration and errors of handlers. */
export function createRoomSubscriptions(
  client: Pick<SocketClient, 'join' | 'leave' | 'isBehind'>,
  report: (problem: unknown) => void,
): RoomSubscriptions {
  const subscriptions = new Map<string, Set<Subscription>>()
  const listSubscriptions = (room: string) => [...(subscriptions.get(nameRoom(room)) ?? [])]

  async function catchUp(subscription: Subscription): Promise<void> {
    const snapshot = await subscription.fetch()
    if (!snapshot) return
    subscription.show(snapshot)
    client.isBehind(snapshot.mark)
  }

  return {
    enter(room, fetchAnew, onSkipped) {
      const subscription = new Subscription(room, { fetchAnew, onSkipped }, report)
      const others = subscriptions.get(room)
      subscriptions.set(room, (others ?? new Set()).add(subscription))
      if (!others && room !== ownRoom) client.join(room)
      return {
        offer(snapshot) {
          if (subscription.show(snapshot) && client.isBehind(snapshot.mark))
            catchUp(subscription).catch(report)
        },
        onEvent: (declaration, handler) => void subscription.bus.onEvent(declaration, handler),
        receive: (frame) => subscription.receive(frame),
        leave() {
          subscription.isLeft = true
          const left = subscriptions.get(room)
          if (!left?.delete(subscription) || left.size > 0) return
          subscriptions.delete(room)
          if (room !== ownRoom) client.leave(room)
        },
      }
    },
    publish(frame) {
      for (const subscription of listSubscriptions(frame.room)) subscription.receive(frame)
    },
    async fetchAnew(room) {
      const fetchers = listSubscriptions(room).filter((subscription) => subscription.fetchAnew)
      const snapshots = await Promise.all(fetchers.map((subscription) => subscription.fetch()))
      for (const subscription of listSubscriptions(room))
        if (!subscription.fetchAnew) subscription.onSkipped?.()
      const marks = snapshots.flatMap((snapshot) => snapshot?.mark ?? [])
      const [first] = marks
      if (!first) return null
      for (const [index, subscription] of fetchers.entries()) subscription.show(snapshots[index]!)
      // Seqs of different processes can't be compared.
      const isOneEpoch = marks.every(({ epoch }) => epoch === first.epoch)
      return {
        epoch: isOneEpoch ? first.epoch : '',
        seq: { [room]: Math.min(...marks.map((mark) => readNumber(mark, nameRoom(room)))) },
      }
    },
  }
}
