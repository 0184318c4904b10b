// A slot round from its seeds: used by the server and repeated by the verifier.
import { createDraw } from '../fairness/draw.ts'
import type { RoundSeeds } from '../fairness/draw.ts'
import type { Profile, SlotOutcome } from './model.ts'
import { playToDoors } from './choice.ts'
import { playRound, type RoundKind } from './round.ts'

/** The outcome of these seeds. `stake` in minor units; without a door, the middle one. */
export function replayRound(
  profile: Profile,
  seeds: RoundSeeds,
  stake: number,
  kind: RoundKind = 'usual',
  door?: number,
): SlotOutcome {
  return playRound(profile, createDraw(seeds), stake, kind, door)
}

/** What these seeds give before the player has chosen a door. */
export function replayToDoors(profile: Profile, seeds: RoundSeeds, stake: number): SlotOutcome {
  return playToDoors(profile, createDraw(seeds), stake)
}
