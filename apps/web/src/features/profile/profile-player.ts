import type { BalanceSnapshot, Profile } from '@yanta/contract'

/** The player as loaded for a tab of the profile. */
export interface ProfilePlayer {
  profile: Profile
  /** Null when the balance could not be loaded; the profile is shown without it. */
  balance: BalanceSnapshot | null
}
