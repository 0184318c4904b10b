import { listAchievements } from '@yanta/contract'
import type { Call } from '../../data/api/caller.ts'
import type { Achievements } from './achievement-list.ts'

/** Null when they could not be loaded. */
export async function loadAchievements(call: Call): Promise<Achievements | null> {
  const answer = await call(listAchievements)
  return answer.ok ? answer.value : null
}
