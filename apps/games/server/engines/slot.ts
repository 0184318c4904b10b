import { profiles, replayRound, type ProfileId } from '@yanta/game-rules/slot'
import { Refusal } from '@yanta/server'
import type { Stakes } from '../catalogue.ts'
import type { Order, Play } from './play.ts'

/** Throws `invalid_request` for a stake that is not offered and for any choice. */
export function readSlotPlay(profile: ProfileId, { stake, choice }: Order, { stakes }: Stakes): Play {
  if (!stakes.includes(stake)) throw new Refusal('invalid_request', { field: 'stake' })
  if (choice !== undefined) throw new Refusal('invalid_request', { field: 'choice' })
  return { profile, stake, choice: null, decide: (seeds) => replayRound(profiles[profile], seeds, stake) }
}
