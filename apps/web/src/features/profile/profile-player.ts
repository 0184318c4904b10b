import type { BalanceSnapshot, Profile } from '@yanta/contract'

/** The player as a tab of the profile was loaded with them. */
export interface ProfilePlayer {
  profile: Profile
  /** Null when nobody could say what the player has; who they are is known all the same. */
  balance: BalanceSnapshot | null
}
