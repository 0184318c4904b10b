import type { RoundSeeds } from '@yanta/game-rules/fairness'
import type { Outcome } from '../outcomes.ts'

/** What a player asks for, before it is known to be allowed. */
export interface Order {
  /** Minor units. */
  stake: number
  choice?: unknown
}

/** An order within the rules and the limits: ready to be decided. */
export interface Play {
  profile: string
  /** Minor units. */
  stake: number
  /** In one form only, so that the same order always reads the same; null where the engine takes none. */
  choice: unknown
  /** True when the round goes on after its stake: steps follow, and a win is paid at its end. */
  isStepwise?: true
  /** The one outcome these seeds give. */
  decide(seeds: RoundSeeds): Outcome
}
