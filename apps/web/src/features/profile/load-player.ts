import { type Level, type UserLevel, getBalance, getProfile, getUserLevel, listLevels } from '@yanta/contract'
import { getOrThrow } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'
import type { SignedInPlayer } from '../../site/site-data.ts'

export interface ProfilePlayer extends SignedInPlayer {
  /** Null when it could not be loaded. */
  way: UserLevel | null
  /** All levels; null when they could not be loaded. */
  levels: Level[] | null
}

export interface ProfileData {
  player: ProfilePlayer
}

/** Loads the current profile, balance and level [7.7-7.8], [7.27-7.28]: the root's data may be old. */
export async function loadPlayer(call: Call): Promise<ProfileData> {
  const [profile, balance, way, levels] = await Promise.all([
    call(getProfile),
    call(getBalance),
    call(getUserLevel),
    call(listLevels),
  ])
  return {
    player: {
      profile: getOrThrow(profile),
      balance: balance.ok ? balance.value : null,
      way: way.ok ? way.value : null,
      levels: levels.ok ? levels.value.items : null,
    },
  }
}
