import type { Profile, ProfileId } from '../model.ts'
import { highProfile } from './high.ts'
import { lowProfile } from './low.ts'
import { mediumProfile } from './medium.ts'

/** Every profile a game may be built on. */
export const profiles: Readonly<Record<ProfileId, Profile>> = {
  low: lowProfile,
  medium: mediumProfile,
  high: highProfile,
}
