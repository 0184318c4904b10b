// The list of engines, and the published facts of a game of one of their profiles.
import { type AnteBet } from '../slot/ante-bet.ts'
import { type BoughtFeature } from './bought.ts'
import { clustersEngine } from '../clusters/engine.ts'
import { holdEngine } from '../hold/engine.ts'
import { minesEngine } from '../mines/engine.ts'
import { rouletteEngine } from '../roulette/engine.ts'
import { slotEngine } from '../slot/engine.ts'
import { waysEngine } from '../ways/engine.ts'

const engines = {
  slot: slotEngine,
  clusters: clustersEngine,
  ways: waysEngine,
  hold: holdEngine,
  mines: minesEngine,
  roulette: rouletteEngine,
} satisfies Record<string, EngineRules>

export type { AnteBet } from '../slot/ante-bet.ts'
export { coinsPerStake, findPrice, findStakeOfPrice, type BoughtFeature, type RoundKind } from './bought.ts'

export type EngineId = keyof typeof engines
export const engineIds = Object.keys(engines) as EngineId[]

export interface GameFacts {
  /** Share of stakes paid back, in hundredths of a percent: 9612 is 96.12 %. */
  rtp: number
  /** Null where the player's choice decides it. */
  volatility: 'low' | 'medium' | 'high' | null
  /** Each one of the contract's features of a game. */
  features: readonly string[]
  /** The largest win of one spin, or of a round of steps, cascades, respins or free spins of ways: whole stakes, rounded down. */
  maxWin: number
  /** Left out: its feature can't be bought. */
  bought?: BoughtFeature
  /** Left out: it is not played with an ante. */
  ante?: AnteBet
}

/** In minor units. */
interface StakeLimits {
  min: number
  max: number
}

/** The stakes of one currency, in minor units: whole stakes, and the chips and the limit of a table. */
interface StakeTable {
  stakes: readonly number[]
  table: { chips: readonly number[]; largestStraight: number }
}

interface EngineRules {
  /** The profiles a game may be built on. */
  profiles: readonly string[]
  /** Those with stored rounds, where there are former ones among them. */
  playedProfiles?: readonly string[]
  describe(profile: string): GameFacts
  /** Players and the law call its games slots. */
  isSlot?: true
  /** Left out: a stake is one of the whole stakes. */
  findStakeLimits?(table: StakeTable['table']): StakeLimits
}

const rulesOf = (engine: EngineId): EngineRules => engines[engine]

/** The profiles a game may be built on. */
export function listProfiles(engine: EngineId): readonly string[] {
  return rulesOf(engine).profiles
}

/** The profiles with stored rounds: those a game may be built on now, and former ones. */
export function listPlayedProfiles(engine: EngineId): readonly string[] {
  return rulesOf(engine).playedProfiles ?? listProfiles(engine)
}

/** Whether an engine has a profile of that name. */
export function hasProfile(engine: EngineId, profile: string): boolean {
  return listProfiles(engine).includes(profile)
}

/** Throws RangeError for a profile the engine does not have. */
export function describeGame(engine: EngineId, profile: string): GameFacts {
  if (!hasProfile(engine, profile)) throw new RangeError(`${engine} has no profile ${profile}`)
  return rulesOf(engine).describe(profile)
}

/** The engines whose games are slots to players and to the law: reels, grids that cascade, and coins that are held. */
export const slotEngines: readonly EngineId[] = engineIds.filter((engine) => rulesOf(engine).isSlot)

/** Whether games of the engine are slots; of an engine that is not in the list, false. */
export function isSlotEngine(engine: string | null): boolean {
  return slotEngines.some((id) => id === engine)
}

/** The smallest and the largest stake of a round of the engine, in minor units. */
export function findStakeLimits(engine: EngineId, { stakes, table }: StakeTable): StakeLimits {
  return rulesOf(engine).findStakeLimits?.(table) ?? { min: Math.min(...stakes), max: Math.max(...stakes) }
}
