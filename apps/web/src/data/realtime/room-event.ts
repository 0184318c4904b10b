import type { EventData, EventDeclaration } from '@yanta/contract'
import type { RoomSubscription } from './room-subscriptions.ts'

/** An event with its handler, of any type. */
export interface RoomEvent {
  listenIn(subscription: RoomSubscription): void
}

export function onRoomEvent<E extends EventDeclaration>(
  event: E,
  handler: (data: EventData<E>) => void,
): RoomEvent {
  return { listenIn: (subscription) => subscription.onEvent(event, (data) => handler(data)) }
}
