import { engineIds, playedProfiles, type EngineId, type PlayedProfileOf } from '@yanta/game-rules/engines'
import { rouletteRounds } from './roulette-rounds.ts'
import { minesRounds } from './mines-rounds.ts'
import { slotRounds } from './slot-rounds.ts'
import type { VerifiedEngine } from './verified-engine.ts'

export const verifiedEngines: Record<EngineId, VerifiedEngine> = {
  slot: slotRounds,
  mines: minesRounds,
  roulette: rouletteRounds,
}

interface GameKind {
  id: { [E in EngineId]: `${E}.${PlayedProfileOf<E>}` }[EngineId]
  engine: EngineId
  profile: string
}

/** Every kind of game that was ever played, with an id such as `slot.low`. */
export const gameKinds: readonly GameKind[] = engineIds.flatMap((engine) =>
  playedProfiles[engine].map((profile) => ({
    id: `${engine}.${profile}` as GameKind['id'],
    engine,
    profile,
  })),
)
