// All engines by name, and the published facts of a game of one of their profiles.
import { findLargestWin, minesProfileIds, playedMinesProfileIds, rtp as minesRtp } from '../mines/index.ts'
import { findLargestTable, payouts, rouletteProfiles, rouletteRtp } from '../roulette/index.ts'
import { largestSpins, listFeatures, profileIds, profiles, type SlotFeature } from '../slot/index.ts'

export const engineProfiles = {
  slot: profileIds,
  mines: minesProfileIds,
  roulette: rouletteProfiles,
} as const

/** The profiles with stored rounds: those a game may be built on now, and former ones. */
export const playedProfiles = { ...engineProfiles, mines: playedMinesProfileIds } as const
export type PlayedProfileOf<E extends EngineId> = (typeof playedProfiles)[E][number]
export type EngineId = keyof typeof engineProfiles
export type ProfileOf<E extends EngineId> = (typeof engineProfiles)[E][number]
export const engineIds = Object.keys(engineProfiles) as EngineId[]

export interface GameFacts {
  /** Share of stakes paid back, in hundredths of a percent: 9612 is 96.12 %. */
  rtp: number
  /** Null where the player's choice decides it. */
  volatility: 'low' | 'medium' | 'high' | null
  features: readonly (SlotFeature | 'bet_table' | 'steps')[]
  /** The largest win of one spin, or of a round of steps: whole stakes, rounded down. */
  maxWin: number
}

/** Computed once, because it goes through every number of mines. */
const largestMinesWin = findLargestWin()

const facts: { [E in EngineId]: (profile: ProfileOf<E>) => GameFacts } = {
  slot: (id) => ({
    rtp: profiles[id].rtp,
    volatility: profiles[id].volatility,
    features: listFeatures(profiles[id]),
    maxWin: largestSpins[id],
  }),
  mines: () => ({ rtp: minesRtp, volatility: null, features: ['steps'], maxWin: largestMinesWin }),
  roulette: () => ({
    rtp: rouletteRtp,
    volatility: null,
    features: ['bet_table'],
    maxWin: payouts.straight + 1,
  }),
}

/** Whether an engine has a profile of that name. */
export function hasProfile(engine: EngineId, profile: string): boolean {
  return (engineProfiles[engine] as readonly string[]).includes(profile)
}

/** Throws RangeError for a profile the engine does not have. */
export function describeGame(engine: EngineId, profile: string): GameFacts {
  if (!hasProfile(engine, profile)) throw new RangeError(`${engine} has no profile ${profile}`)
  return (facts[engine] as (profile: string) => GameFacts)(profile)
}

/** The stakes of one currency, in minor units: whole stakes, and the chips and the limit of a table. */
interface StakeTable {
  stakes: readonly number[]
  table: { chips: readonly number[]; largestStraight: number }
}

/** The smallest and the largest stake of a round of the engine, in minor units. */
export function findStakeLimits(
  engine: EngineId,
  { stakes, table: { chips, largestStraight } }: StakeTable,
): { min: number; max: number } {
  if (engine === 'roulette')
    return {
      min: Math.min(...chips),
      max: findLargestTable({ smallest: Math.min(...chips), largestStraight }),
    }
  return { min: Math.min(...stakes), max: Math.max(...stakes) }
}
