// Doors of a profile: the free spins among which its player chooses.
import type { Door, Profile, SlotOutcome } from './model.ts'

/** The door that plays where nobody chose; null for a profile without doors. */
export function findMiddleDoor({ doors }: Pick<Profile, 'doors'>): number | null {
  return doors ? Math.floor(doors.length / 2) : null
}

function getDoor({ id, doors }: Pick<Profile, 'id' | 'doors'>, door: number): Door {
  const found = doors?.[door]
  if (!found) throw new RangeError(`the profile ${id} has no door ${door}`)
  return found
}

/** The profile as it is played behind one of its doors, from 0. Throws RangeError for one that it does not have. */
export function withDoor(profile: Profile, door: number): Profile {
  return { ...profile, freeSpins: { ...profile.freeSpins, ...getDoor(profile, door) } }
}

/** What a door gives in a round. */
export interface DoorOffer {
  count: number
  multiplier: number
}

/** What each door gives for the scatters of a round's paid spin. Empty for a profile without doors. */
export function listOffers({ doors = [] }: Pick<Profile, 'doors'>, { spins }: SlotOutcome): DoorOffer[] {
  const scatters = Math.min(spins[0]?.scatter?.cells.length ?? 0, 5)
  return doors.map(({ awarded, multiplier }) => ({ count: awarded[scatters - 3] ?? awarded[0], multiplier }))
}
