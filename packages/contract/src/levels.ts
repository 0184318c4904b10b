// Levels, which experience of real stakes leads through.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { SnapshotMark, defineEvent } from './kit/event.ts'
import { PictureAddress } from './kit/scalars.ts'

const Index = v.pipe(v.number(), v.integer(), v.minValue(1))
const Xp = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** [3.51], and what the level gives. Texts are in the locale of the call. */
export const Level = v.object({
  index: Index,
  image: PictureAddress,
  name: v.string(),
  /** Experience it begins at. */
  fromXp: Xp,
  /** Percent of the week's difference that comes back. */
  cashback: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Percent of the week's stakes that cashback never exceeds. */
  cashbackOfStakes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Compoints for a stake in tenths of the usual: 14 is 1.4 times as many. */
  compointsRate: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The title of the gift for reaching it; null: none. */
  gift: v.nullable(v.string()),
  support: v.picklist(['usual', 'fast', 'vip']),
})
export type Level = v.InferOutput<typeof Level>

export const listLevels = defineCall({
  name: 'listLevels',
  method: 'GET',
  path: '/json-api/levels',
  access: 'anyone',
  summary: 'All levels from the first up [7.27]',
  response: v.object({ items: v.array(Level) }),
  refusals: [],
})

/** The player's way; `next` is the experience the next level begins at, null at the last one. */
export const UserLevel = v.object({ level: Index, xp: Xp, from: Xp, next: v.nullable(Xp) })
export type UserLevel = v.InferOutput<typeof UserLevel>

export const UserLevelSnapshot = v.object({ ...UserLevel.entries, ...SnapshotMark.entries })
export type UserLevelSnapshot = v.InferOutput<typeof UserLevelSnapshot>

export const getUserLevel = defineCall({
  name: 'getUserLevel',
  method: 'GET',
  path: '/json-api/levels/user-level',
  access: 'player',
  summary: "The player's level and experience [7.28], with the sequence number the socket resumes from",
  response: UserLevelSnapshot,
  refusals: ['unauthorized'],
})

/** [7.86] 'miles notification': at most one a second to a player. */
export const milesNotification = defineEvent({
  type: 'milesNotification',
  room: 'user',
  summary: 'The player has come closer to the next level',
  data: UserLevel,
})

/** Sent after the gifts of the passed levels. `from` and `to` are the levels before and after, `way` is where the player stands now. */
export const levelReached = defineEvent({
  type: 'levelReached',
  room: 'user',
  summary: 'The player has reached a level',
  data: v.object({ from: Index, to: Index, way: UserLevel }),
})
