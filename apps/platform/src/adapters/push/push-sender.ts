import type { PushMessage, PushSubscription } from '@yanta/contract'

/** `gone`: the browser has unsubscribed and must not be contacted again. */
export type PushAnswer = 'taken' | 'gone'

/** Sends one notification to the push service of one browser. A rejected promise means: try again later. */
export interface PushSender {
  send(subscription: PushSubscription, note: PushMessage): Promise<PushAnswer>
}
