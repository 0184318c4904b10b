// A slot round from its seeds: what the server decides with, and what the verifier repeats.
import { createDraw } from '../fairness/draw.ts'
import type { RoundSeeds } from '../fairness/draw.ts'
import type { Profile, SlotOutcome } from './model.ts'
import { playRound } from './round.ts'

/** The one outcome that these seeds give. `stake` in minor units. */
export function replayRound(profile: Profile, seeds: RoundSeeds, stake: number): SlotOutcome {
  return playRound(profile, createDraw(seeds), stake)
}
