// The verifier's interface of an engine: writing and parsing an order, repeating and showing its round.
import type { Currency, Locale } from '@yanta/contract'
import type { RoundSeeds } from '@yanta/game-rules/fairness'
import type { Proof } from '../server/proof.ts'

export interface Order {
  profile: string
  /** Minor units. */
  stake: number
  choice: unknown
}

export interface ViewContext {
  currency: Currency
  locale: Locale
  /** The look of the game; has no effect on the outcome. */
  theme: string | undefined
}

/** A repeated round: its win, and a function that shows it. */
export interface Replay {
  /** Minor units. */
  win: number
  buildView(context: ViewContext): Element
}

export interface VerifiedEngine {
  /** Label of the field for its orders, the error when they can't be parsed, and the name of each of its profiles. */
  messages: Record<Locale, { order: string; missing: string; [profile: `profile.${string}`]: string }>
  /** Includes the player's actions in a round of steps, where the win depends on them. Empty when a pasted proof holds no order of this engine. */
  writeOrder(proof: Pick<Proof, 'stake' | 'choice' | 'steps'>): string
  /** Null when the text is not a valid order. */
  readOrder(text: string, profile: string): Order | null
  replay(order: Order, seeds: RoundSeeds): Replay
}

/** `20`, `20,5` or `20.50` in minor units, never through a float; null for an invalid amount. */
export function parseAmount(text: string): number | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s\u00a0\u202f]/g, ''))
  if (match === null) return null
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return minor > 0 ? minor : null
}

export function writeAmount(minor: number): string {
  return (minor / 100).toFixed(2)
}
