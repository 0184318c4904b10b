// What the frame of every page shows of a player's rewards.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { SnapshotMark } from './kit/event.ts'
import { Count, Money } from './kit/scalars.ts'
import { UserLevel } from './levels.ts'

export const RewardsSummary = v.object({
  /** Received gifts that wait for the player, without those of reason compoints [4.40]. */
  giftCount: Count,
  /** Notifications that are new. */
  newCount: Count,
  /** The most that the player's welcome bonus still adds to deposits, in minor units of their currency; null: they have none. */
  welcomeLeft: v.nullable(Money),
  level: UserLevel,
  ...SnapshotMark.entries,
})
export type RewardsSummary = v.InferOutput<typeof RewardsSummary>

export const getRewardsSummary = defineCall({
  name: 'getRewardsSummary',
  method: 'GET',
  path: '/json-api/users/rewards',
  access: 'player',
  summary:
    "The numbers of the player's waiting gifts and new notifications, and the level, with the sequence number the socket resumes from (path chosen here)",
  response: RewardsSummary,
  refusals: ['unauthorized'],
})
