import { profiles, replayRound, type ProfileId } from '@yanta/game-rules/slot'
import { Refusal } from '@yanta/server'
import type { Stakes } from '../../../server/catalogue.ts'
import type { Order, Play } from '../../server-engine.ts'

/** Throws `invalid_request` for a stake that is not offered and for any choice but a feature among free rounds. */
export function readSlotPlay(
  profile: ProfileId,
  { stake, choice, isFree = false }: Order,
  { stakes }: Stakes,
): Play {
  if (!stakes.includes(stake)) throw new Refusal('invalid_request', { field: 'stake' })
  if (choice === undefined)
    return { profile, stake, choice: null, decide: (seeds) => replayRound(profiles[profile], seeds, stake) }
  if (choice !== 'feature' || !isFree) throw new Refusal('invalid_request', { field: 'choice' })
  return {
    profile,
    stake,
    choice,
    decide: (seeds) => replayRound(profiles[profile], seeds, stake, 'feature'),
  }
}
