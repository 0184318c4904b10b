// Which rounds the lab can ask for, and what each engine calls so.
import type { EngineId, RoundKind } from '@yanta/game-rules/engines'
import type { RoundSeeds } from '@yanta/game-rules/fairness'
import { clusterProfileIds, clusterProfiles, replayClusters } from '@yanta/game-rules/clusters'
import { holdProfileIds, holdProfiles, replayHold } from '@yanta/game-rules/hold'
import { hasFreeSpins, profileIds, profiles, replayRound } from '@yanta/game-rules/slot'
import { replayWays, waysProfileIds, waysProfiles } from '@yanta/game-rules/ways'
import { findTier } from '../kit/spin/win-tier.ts'
import type { Round } from '../server/api.ts'

export const wanted = [
  'any',
  'loss',
  'small',
  'big',
  'huge',
  'epic',
  'feature',
  'wilds',
  'nearMiss',
  'full',
  'largest',
] as const
export type Wanted = (typeof wanted)[number]

export type Outcome = Round['outcome']
type OutcomeOf<E extends EngineId> = Extract<Outcome, { engine: E }>
/** What the engine shows beside its win. */
type Traits = Pick<Record<Wanted, boolean>, 'feature' | 'nearMiss' | 'full'> & { wilds?: boolean }

/** Null where no reels are spun: those games are decided by what their player does. */
export function decide(
  engine: EngineId,
  profile: string,
  seeds: RoundSeeds,
  stake: number,
  kind: RoundKind | 'ante' = 'usual',
): Outcome | null {
  const known = <Id extends string>(ids: readonly Id[]): Id => {
    const found = ids.find((id) => id === profile)
    if (found === undefined) throw new RangeError(`${engine} has no profile ${profile}`)
    return found
  }
  if (engine === 'slot') return replayRound(profiles[known(profileIds)], seeds, stake, kind)
  // No other engine has an ante.
  if (kind === 'ante') return null
  switch (engine) {
    case 'clusters':
      return replayClusters(clusterProfiles[known(clusterProfileIds)], seeds, stake, kind)
    case 'ways':
      return replayWays(waysProfiles[known(waysProfileIds)], seeds, stake, kind)
    case 'hold':
      return replayHold(holdProfiles[known(holdProfileIds)], seeds, stake, kind)
    default:
      return null
  }
}

const traits = {
  slot: (outcome: OutcomeOf<'slot'>): Traits => {
    const window = outcome.spins[0]?.window ?? []
    return {
      feature: hasFreeSpins(outcome),
      wilds: outcome.spins.some(({ held, filled }) => held !== undefined || filled !== undefined),
      nearMiss: window.flat().filter((symbol) => symbol === 'scatter').length === 2,
      full: outcome.spins.some(({ lineWins }) => lineWins.some(({ count }) => count === window.length)),
    }
  },
  clusters: ({ cascades }: OutcomeOf<'clusters'>): Traits => ({
    feature: cascades.length > 5,
    nearMiss: cascades.length === 2,
    full: cascades.some(({ clusters }) => clusters.some(({ cells }) => cells.length >= 14)),
  }),
  ways: ({ spins }: OutcomeOf<'ways'>): Traits => ({
    feature: spins.length > 1,
    nearMiss: spins[0]?.scatters.length === 3,
    full: spins.some(({ wins }) => wins.some(({ count }) => count === 6)),
  }),
  hold: ({ coins, feature }: OutcomeOf<'hold'>): Traits => ({
    feature: feature !== null,
    nearMiss: coins.length === 5,
    full: (feature?.grand ?? 0) > 0,
  }),
}

function findTraits(outcome: Outcome): Traits {
  switch (outcome.engine) {
    case 'slot':
      return traits.slot(outcome)
    case 'clusters':
      return traits.clusters(outcome)
    case 'ways':
      return traits.ways(outcome)
    case 'hold':
      return traits.hold(outcome)
    default:
      return { feature: false, nearMiss: false, full: false }
  }
}

/** Whether a round is what was asked for. The largest one is that of all that were tried. Pure. */
export function isWanted(want: Wanted, outcome: Outcome, stake: number): boolean {
  const tier = findTier(outcome.win, stake)
  switch (want) {
    case 'any':
      return true
    case 'loss':
      return outcome.win === 0
    case 'small':
      return outcome.win > stake && tier === 0
    case 'big':
      return tier === 1
    case 'huge':
      return tier === 2
    case 'epic':
      return tier === 3
    case 'largest':
      return false
    default:
      return findTraits(outcome)[want] ?? false
  }
}
