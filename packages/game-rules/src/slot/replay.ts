// A slot round from its seeds: used by the server and repeated by the verifier.
import { createDraw } from '../fairness/draw.ts'
import type { RoundSeeds } from '../fairness/draw.ts'
import type { Profile, SlotOutcome } from './model.ts'
import { playRound, type RoundKind } from './round.ts'

/** The outcome of these seeds. `stake` in minor units. */
export function replayRound(
  profile: Profile,
  seeds: RoundSeeds,
  stake: number,
  kind: RoundKind = 'usual',
): SlotOutcome {
  return playRound(profile, createDraw(seeds), stake, kind)
}
