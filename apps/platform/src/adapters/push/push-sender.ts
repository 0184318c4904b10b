import type { PushNote, PushSubscription } from '@yanta/contract'

/** `gone`: the browser took its subscription back; it is never to be asked again. */
export type PushAnswer = 'taken' | 'gone'

/** Hands one note to the push service of one browser. A rejected promise means: try again later. */
export interface PushSender {
  send(subscription: PushSubscription, note: PushNote): Promise<PushAnswer>
}
