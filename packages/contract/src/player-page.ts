// The data of a player that a page needs, in one call: parts with the answers of documented calls, read together and failing alone.
import * as v from 'valibot'
import { BonusSnapshot } from './bonuses.ts'
import { OwnLobby } from './games.ts'
import { defineCall } from './kit/call.ts'
import { SnapshotMark } from './kit/event.ts'
import { RefusalItem } from './kit/refusal.ts'
import { UserLevelSnapshot } from './levels.ts'
import { BalanceSnapshot, Profile } from './player.ts'
import { RewardsSummary } from './rewards.ts'

/** Names joined by commas. One that this platform does not know is left out of the answer, so that a newer site gets the others. */
const PartNames = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[a-z]+(,[a-z]+)*$/),
  v.transform((text) => [...new Set(text.split(','))]),
  v.maxLength(16),
)

/** What the documented call of the part would refuse with. */
const RefusedPart = v.object({
  status: v.pipe(v.number(), v.integer()),
  errors: v.array(RefusalItem),
})
export type RefusedPart = v.InferOutput<typeof RefusedPart>

/** The marks are read before the part's data. */
function optionalPart<const S extends v.GenericSchema>(answer: S) {
  return v.optional(v.union([v.object({ answer, ...SnapshotMark.entries }), RefusedPart]))
}

/** The requested parts. */
export const PlayerPage = v.object({
  profile: optionalPart(Profile),
  balance: optionalPart(BalanceSnapshot),
  bonus: optionalPart(BonusSnapshot),
  lobby: optionalPart(OwnLobby),
  rewards: optionalPart(RewardsSummary),
  level: optionalPart(UserLevelSnapshot),
})
export type PlayerPage = v.InferOutput<typeof PlayerPage>
export type PlayerPagePart = keyof PlayerPage

export const getPlayerPage = defineCall({
  name: 'getPlayerPage',
  method: 'GET',
  path: '/json-api/users/page',
  access: 'player',
  summary:
    'Parts of a page for its player, their names joined by commas: profile, balance, bonus, lobby, rewards, level. Each has the answer of its own call and the sequence numbers the socket resumes from, or a refusal (path chosen here)',
  query: v.object({ parts: PartNames }),
  response: PlayerPage,
  refusals: ['unauthorized', 'invalid_request'],
})
