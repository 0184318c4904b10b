// The list of engines of the verifier.
import { engineIds, listPlayedProfiles, type EngineId } from '@yanta/game-rules/engines'
import { clustersRounds } from '../engines/clusters/verify/rounds.ts'
import { holdRounds } from '../engines/hold/verify/rounds.ts'
import { minesRounds } from '../engines/mines/verify/rounds.ts'
import { rouletteRounds } from '../engines/roulette/verify/rounds.ts'
import { slotRounds } from '../engines/slot/verify/rounds.ts'
import { waysRounds } from '../engines/ways/verify/rounds.ts'
import type { VerifiedEngine } from '../engines/verified-engine.ts'

export const verifiedEngines: Record<EngineId, VerifiedEngine> = {
  slot: slotRounds,
  clusters: clustersRounds,
  ways: waysRounds,
  hold: holdRounds,
  mines: minesRounds,
  roulette: rouletteRounds,
}

export interface GameKind {
  id: string
  engine: EngineId
  profile: string
}

/** Every kind of game that was ever played, with an id such as `slot.low`. */
export const gameKinds: readonly GameKind[] = engineIds.flatMap((engine) =>
  listPlayedProfiles(engine).map((profile) => ({ id: `${engine}.${profile}`, engine, profile })),
)
