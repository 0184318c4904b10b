// Achievements, counted from settled rounds.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { SnapshotMark, defineEvent } from './kit/event.ts'
import { Id, Instant, PictureAddress, Slug, perLocale } from './kit/scalars.ts'

/** Percent, rounded down; 100 only when completed [3.50]. */
const Progress = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** [3.50]. Texts are in the locale of the call. */
export const Achievement = v.object({
  id: Slug,
  /** The promotion it belongs to; null: none. */
  actionId: v.nullable(Id),
  title: v.string(),
  text: v.string(),
  image: PictureAddress,
  isCompleted: v.boolean(),
  progress: Progress,
  completedAt: v.nullable(Instant),
  /** The title of the gift for completing it; null: none. */
  gift: v.nullable(v.string()),
})
export type Achievement = v.InferOutput<typeof Achievement>

export const listAchievements = defineCall({
  name: 'listAchievements',
  method: 'GET',
  path: '/json-api/user-achievements',
  access: 'player',
  summary:
    "All achievements with the player's progress, in the order of the editors [7.21], with the sequence number the socket resumes from",
  response: v.object({ items: v.array(Achievement), ...SnapshotMark.entries }),
  refusals: ['unauthorized'],
})

export const achievementProgress = defineEvent({
  type: 'achievementProgress',
  room: 'user',
  summary: 'The player has come closer to an achievement, or has completed it [7.86]',
  data: v.object({
    id: Slug,
    progress: Progress,
    isCompleted: v.boolean(),
    completedAt: v.nullable(Instant),
    image: PictureAddress,
    titles: v.object(perLocale(() => v.string())),
  }),
})
