// Messages between the site and the games of one provider. An adapter is pure: it translates and decides nothing.
import type { SiteMessage } from '@yanta/contract'

/** A request from a game; whether it is granted is decided elsewhere. */
export type GameRequest =
  /** Close the game and go to the main screen. */
  | { type: 'leave' }
  | { type: 'ready' }
  /** Null where the dialect does not name its rounds: a game plays one at a time. */
  | { type: 'roundStarted'; roundId: string | null }
  | { type: 'roundEnded'; roundId: string | null }
  | { type: 'openCashbox' }
  | { type: 'restartDemo' }
  /** The balance may have changed; no message carries the amount, because it would not be trusted. */
  | { type: 'balanceHint' }
  /** The player's choice in the game, for the whole site. */
  | { type: 'sound'; on: boolean }
  | { type: 'failed'; code: string }

export interface DialectAdapter {
  /** When the game starts to listen: at its own `ready` message, or, where the dialect has none, at page load. */
  listensFrom: 'ready' | 'load'
  /** Messages sent first, before any other. */
  greeting?: readonly unknown[]
  /** Translates a message from the game; null when the dialect does not know it. */
  receive(message: unknown): GameRequest | null
  /** Translates a message to the game; null when the dialect has none for it. */
  send(message: SiteMessage): unknown
}
