import type { BalanceSnapshot, Profile } from '@yanta/contract'

/** The player as the site's frame was loaded with them. */
export interface ProfilePlayer {
  profile: Profile
  balance: BalanceSnapshot
}
