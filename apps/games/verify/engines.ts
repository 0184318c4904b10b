import { engineProfiles, engineIds, type EngineId, type ProfileOf } from '@yanta/game-rules/engines'
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
  id: { [E in EngineId]: `${E}.${ProfileOf<E>}` }[EngineId]
  engine: EngineId
  profile: string
}

/** Every kind of game there is, by a name of its own such as `slot.low`. */
export const gameKinds: readonly GameKind[] = engineIds.flatMap((engine) =>
  engineProfiles[engine].map((profile) => ({
    id: `${engine}.${profile}` as GameKind['id'],
    engine,
    profile,
  })),
)
