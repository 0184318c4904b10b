// What the verifier must know of an engine: how an order is written down and read, how its round is repeated and shown.
import type { Currency, Locale } from '@yanta/contract'
import type { RoundSeeds } from '@yanta/game-rules/fairness'
import type { Proof } from '../server/api.ts'
import type { VerifyKey } from './messages.ts'

export interface Order {
  profile: string
  /** Minor units. */
  stake: number
  choice: unknown
}

export interface ViewContext {
  currency: Currency
  locale: Locale
  /** The look of the game; decides nothing. */
  theme: string | undefined
}

/** A repeated round: what it won, and how to show it. */
export interface Replay {
  /** Minor units. */
  win: number
  buildView(context: ViewContext): Element
}

export interface VerifiedEngine {
  /** How a field for its orders is called, and what is said when it can't be read. */
  texts: { order: VerifyKey; missing: VerifyKey }
  /** With what the player did in a round of steps, where the win depends on it. */
  writeOrder(proof: Pick<Proof, 'stake' | 'choice' | 'steps'>): string
  /** Null when the text is no order. */
  readOrder(text: string, profile: string): Order | null
  replay(order: Order, seeds: RoundSeeds): Replay
}

/** `20`, `20,5` or `20.50` in minor units, never through a float; null when it is no amount. */
export function parseAmount(text: string): number | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s\u00a0\u202f]/g, ''))
  if (match === null) return null
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return minor > 0 ? minor : null
}

export function writeAmount(minor: number): string {
  return (minor / 100).toFixed(2)
}
