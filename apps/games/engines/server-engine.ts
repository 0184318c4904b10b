import type { RoundSeeds } from '@yanta/game-rules/fairness'
import type { Outcome } from '../server/outcomes.ts'

/** A player's order before validation. */
export interface Order {
  /** Minor units. */
  stake: number
  choice?: unknown
  /** It plays one of the player's free rounds. */
  isFree?: boolean
}

/** A validated order within the rules and the limits. */
export interface Play {
  profile: string
  /** Minor units. */
  stake: number
  /** In canonical form, so that equal orders compare equal; null for engines without a choice. */
  choice: unknown
  /** True when steps follow after the stake and the win is paid at the end of the round. */
  isStepwise?: true
  /** The one outcome these seeds give. */
  decide(seeds: RoundSeeds): Outcome
}
