import { type Level, getBalance, getProfile, listLevels } from '@yanta/contract'
import { getOrThrow } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'
import type { SignedInPlayer } from '../../site/site-data.ts'

export interface ProfileData {
  player: SignedInPlayer
}

/** Loads the current profile and balance [7.7-7.8]: the root's data may be old. */
export async function loadPlayer(call: Call): Promise<ProfileData> {
  const [profile, balance] = await Promise.all([call(getProfile), call(getBalance)])
  return { player: { profile: getOrThrow(profile), balance: balance.ok ? balance.value : null } }
}

export interface LevelsData extends ProfileData {
  /** Null when they could not be loaded. */
  levels: Level[] | null
}

export async function loadLevels(call: Call): Promise<LevelsData> {
  const [data, levels] = await Promise.all([loadPlayer(call), call(listLevels)])
  return { ...data, levels: levels.ok ? levels.value.items : null }
}
