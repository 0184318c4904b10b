import type { Profile, ProfileId } from '../model.ts'
import { doorsProfile } from './doors.ts'
import { doublingProfile } from './doubling.ts'
import { expandingProfile } from './expanding.ts'
import { gatesProfile } from './gates.ts'
import { highProfile } from './high.ts'
import { lowProfile } from './low.ts'
import { mediumProfile } from './medium.ts'
import { stackedProfile } from './stacked.ts'
import { stickyProfile } from './sticky.ts'
import { walkingProfile } from './walking.ts'

/** Every profile a game may be built on. */
export const profiles: Readonly<Record<ProfileId, Profile>> = {
  low: lowProfile,
  medium: mediumProfile,
  high: highProfile,
  stacked: stackedProfile,
  doubling: doublingProfile,
  expanding: expandingProfile,
  walking: walkingProfile,
  sticky: stickyProfile,
  doors: doorsProfile,
  gates: gatesProfile,
}

/** The published win of the best single spin of a profile, in whole stakes, rounded down. A test proves it from the strips. */
export const largestSpins: Readonly<Record<ProfileId, number>> = {
  low: 509,
  medium: 946,
  high: 4791,
  stacked: 2945,
  doubling: 1135,
  expanding: 1859,
  walking: 255,
  sticky: 390,
  doors: 1866,
  gates: 7607,
}
