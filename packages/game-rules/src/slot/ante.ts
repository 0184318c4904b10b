// The ante: for more than the stake, the paid spin turns strips with more scatters, so that free spins come about twice as often; with
// them come low symbols, which make its other wins smaller. What is inserted is beside the profile, whose strips are published, and never
// changes either.
import type { AnteBet } from './ante-bet.ts'
import type { Profile, ProfileId, SlotOutcome, SymbolId } from './model.ts'
import { profiles } from './profiles/profiles.ts'

interface SlotAnte extends AnteBet {
  /** Reel by reel: the symbol that is inserted before that stop of the profile's strip. */
  inserted: readonly Readonly<Partial<Record<number, SymbolId>>>[]
}

/** A test proves return and chance of each from its strips. Profiles with doors have none. */
export const anteBets = {
  low: {
    price: 25,
    rtp: 9658,
    chance: 195,
    inserted: [
      { 5: 'scatter', 8: 'plum', 18: 'cherry' },
      { 1: 'lemon', 3: 'cherry', 5: 'lemon', 20: 'cherry' },
      {},
      { 13: 'clover' },
      { 0: 'scatter' },
    ],
  },
  medium: {
    price: 25,
    rtp: 9669,
    chance: 186,
    inserted: [
      { 0: 'scatter' },
      { 0: 'scatter', 11: 'orange', 14: 'orange', 28: 'orange' },
      { 3: 'plum', 6: 'plum', 8: 'lemon', 11: 'lemon', 27: 'plum' },
      {},
      {},
    ],
  },
  high: {
    price: 25,
    rtp: 9683,
    chance: 192,
    inserted: [
      { 5: 'orange', 7: 'plum', 10: 'lemon', 18: 'cherry', 23: 'orange', 26: 'cherry' },
      { 0: 'scatter', 20: 'lemon' },
      { 2: 'bell', 5: 'cherry' },
      { 1: 'scatter' },
      {},
    ],
  },
  stacked: {
    price: 25,
    rtp: 9633,
    chance: 192,
    inserted: [
      { 0: 'scatter' },
      { 3: 'lemon', 6: 'orange', 10: 'lemon', 13: 'lemon', 18: 'orange', 26: 'lemon' },
      { 3: 'lemon', 23: 'plum', 26: 'star' },
      { 27: 'plum' },
      { 16: 'scatter' },
    ],
  },
  doubling: {
    price: 25,
    rtp: 9649,
    chance: 195,
    inserted: [
      {},
      { 1: 'cherry', 17: 'plum', 31: 'plum' },
      { 1: 'plum', 6: 'cherry', 16: 'orange' },
      { 0: 'scatter' },
      { 1: 'scatter', 21: 'lemon' },
    ],
  },
  expanding: {
    price: 28,
    rtp: 9601,
    chance: 189,
    inserted: [
      {},
      { 0: 'lemon', 4: 'plum', 9: 'cherry', 12: 'cherry', 23: 'orange', 26: 'lemon' },
      { 5: 'scatter' },
      { 0: 'scatter' },
      {},
    ],
  },
  walking: {
    price: 25,
    rtp: 9633,
    chance: 223,
    inserted: [
      { 4: 'lemon', 17: 'scatter' },
      { 6: 'scatter', 12: 'cherry' },
      { 5: 'scatter' },
      { 2: 'cherry', 24: 'orange' },
      {},
    ],
  },
  sticky: {
    price: 25,
    rtp: 9673,
    chance: 189,
    inserted: [
      {},
      { 5: 'scatter' },
      { 2: 'lemon', 6: 'lemon', 9: 'cherry', 12: 'cherry', 15: 'cherry', 23: 'cherry' },
      { 0: 'scatter' },
      {},
    ],
  },
} satisfies Partial<Record<ProfileId, SlotAnte>>

/** Null for a profile without one. */
export const findSlotAnte = (id: ProfileId): SlotAnte | null =>
  (anteBets as Partial<Record<ProfileId, SlotAnte>>)[id] ?? null

/** The profile as it is played with the ante: its paid spin turns other strips, all else is its own. Throws RangeError without an ante. */
export function withAnte(profile: Profile): Profile {
  const ante = findSlotAnte(profile.id)
  if (ante === null) throw new RangeError(`the profile ${profile.id} has no ante`)
  const { inserted } = ante
  return {
    ...profile,
    reels: profile.reels.map((strip, reel) =>
      strip.flatMap((symbol, stop) => {
        const before = inserted[reel]?.[stop]
        return before === undefined ? [symbol] : [before, symbol]
      }),
    ),
  }
}

const antes = new Map(
  Object.values(profiles)
    .filter(({ id }) => findSlotAnte(id) !== null)
    .map((profile) => [profile.id, withAnte(profile)]),
)

/** The profile whose strips the spins of a round turn. */
export function findRoundProfile({ profile, isAnte }: Pick<SlotOutcome, 'profile' | 'isAnte'>): Profile {
  return (isAnte && antes.get(profile)) || profiles[profile]
}
