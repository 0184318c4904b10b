import { type Profile, getProfile } from '@yanta/contract'
import { getOrThrow } from '../../../data/api/answer-or-throw.ts'
import type { Call } from '../../../data/api/caller.ts'

export type BreakData = Pick<Profile, 'breakUntil' | 'selfExclusion'>

/** The root's data may be old. */
export async function loadBreak(call: Call): Promise<BreakData> {
  const { breakUntil, selfExclusion } = getOrThrow(await call(getProfile))
  return { breakUntil, selfExclusion }
}
