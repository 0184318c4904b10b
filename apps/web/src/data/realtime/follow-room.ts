// A value that a call answers and the events of a room change, whatever component holds it. Loaded with the socket, after the page.
import type { EventFrame } from '@yanta/contract'
import type { Result } from '../api/result.ts'
import type { RoomEvent } from './room-event.ts'
import type { Snapshot } from './room-subscriptions.ts'
import type { SequenceMark } from './sequence-check.ts'
import { joinRoom } from './site-socket.ts'

export interface RoomSource<Value extends SequenceMark = SequenceMark> {
  /** A public room, or `ownRoom`. */
  room: string
  /** Fetches the value when events were lost for good; without it they are skipped. */
  fetch?: () => Promise<Result<Value, string>>
  /** Events were skipped. */
  onSkipped?: () => void
  /** Replaces whatever was shown. */
  show?: (value: Value) => void
  /** Events that change the value. */
  events: readonly RoomEvent[]
}

export interface FollowedRoom<Value extends SequenceMark> {
  /** Shows a value from another source, such as the page, unless newer events were received already. */
  offer(value: Value): void
  leave(): void
}

/**
 * Follows a room until `leave`; each event is handled once, in order, and only if no shown value contains it.
 * @param held what came before this code did
 */
export function followRoom<Value extends SequenceMark>(
  { room, fetch, onSkipped, show, events }: RoomSource<Value>,
  held?: { frames: readonly EventFrame[]; areSomeLost: boolean },
): FollowedRoom<Value> {
  const present = (value: Value): Snapshot => ({ mark: value, apply: () => show?.(value) })
  const fetchAnew = async () => {
    const fetched = await fetch!()
    if (!fetched.ok) throw new Error(`${room} can't be read: ${fetched.refusal.code}`)
    return present(fetched.value)
  }
  const subscription = joinRoom(room, fetch && fetchAnew, onSkipped)
  for (const event of events) event.listenIn(subscription)
  if (held?.areSomeLost) onSkipped?.()
  for (const frame of held?.frames ?? []) subscription.receive(frame)
  return { offer: (value) => subscription.offer(present(value)), leave: () => subscription.leave() }
}
