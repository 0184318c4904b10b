// What the site and the games of one provider can say to each other. An adapter is pure: it translates and decides nothing.
import type { SiteMessage } from '@yanta/contract'

/** What a game would have the site do; whether it is done is decided elsewhere. */
export type GameWish =
  /** Close the game and go to the main screen. */
  | { type: 'leave' }
  | { type: 'ready' }
  /** Null where the dialect does not name its rounds: a game plays one at a time. */
  | { type: 'roundStarted'; roundId: string | null }
  | { type: 'roundEnded'; roundId: string | null }
  | { type: 'openCashbox' }
  /** The balance may be another one; no message says which, because none would be believed. */
  | { type: 'balanceHint' }
  | { type: 'failed'; code: string }

export interface DialectAdapter {
  /** From when on the game listens: its own word `ready`, or, where the dialect has none, the loaded page. */
  listensFrom: 'ready' | 'load'
  /** Said first of all, before anything else can be. */
  greeting?: readonly unknown[]
  /** What a message means; null when it means nothing here. */
  hear(message: unknown): GameWish | null
  /** The same in the game's words; null when it knows none for it. */
  say(message: SiteMessage): unknown
}
