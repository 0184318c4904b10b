// Searches the rounds of one pair of seeds for one that is wanted: the lab shows only what the rules can give.
import type { EngineId, RoundKind } from '@yanta/game-rules/engines'
import { type Outcome, type Wanted, decide, isWanted } from './outcomes.ts'

export interface Found {
  outcome: Outcome
  nonce: number
  /** False: none was found, and this is the largest win among those that were tried. */
  isFound: boolean
}

export interface Search {
  engine: EngineId
  profile: string
  stake: number
  /** Left out: a usual one. */
  kind?: RoundKind | 'ante'
  /** What the round costs, with which its win is compared; left out: the stake. */
  price?: number
  want: Wanted
  serverSeed: string
  /** The first round that is tried. */
  from: number
  /** How many are tried at most. */
  tries: number
}

/** Null for an engine whose rounds its player decides. Pure. */
export function findRound({
  engine,
  profile,
  stake,
  kind,
  price = stake,
  want,
  serverSeed,
  from,
  tries,
}: Search): Found | null {
  let largest: Found | null = null
  for (let nonce = from; nonce < from + tries; nonce += 1) {
    const outcome = decide(engine, profile, { serverSeed, clientSeed: 'lab', nonce }, stake, kind)
    if (outcome === null) return null
    if (isWanted(want, outcome, price)) return { outcome, nonce, isFound: true }
    if (largest === null || outcome.win > largest.outcome.win) largest = { outcome, nonce, isFound: false }
  }
  return largest
}
