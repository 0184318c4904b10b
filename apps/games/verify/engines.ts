import { engineIds, playedProfiles, type EngineId, type PlayedProfileOf } from '@yanta/game-rules/engines'
import { rouletteRounds } from '../engines/roulette/verify/rounds.ts'
import { minesRounds } from '../engines/mines/verify/rounds.ts'
import { slotRounds } from '../engines/slot/verify/rounds.ts'
import type { VerifiedEngine } from '../engines/verified-engine.ts'

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
