// What players can achieve. The kinds of rules are a closed set, which the platform counts; an entry gives their numbers.
import { Slug } from '@yanta/contract'
import { engineIds } from '@yanta/game-rules/engines'
import * as v from 'valibot'
import { Text, Wrapping } from './fields.ts'

/** What is counted until it reaches the goal: of settled rounds with a real stake where nothing else is said. */
export const achievementKinds = [
  /** Rounds. */
  'rounds',
  /** Rounds within one day of the site. */
  'roundsInDay',
  /** Different games. */
  'games',
  /** Different games with a win above the stake. */
  'wonGames',
  /** The largest win, as a multiple of its stake. */
  'multiplier',
  /** Rounds one after the other, each with a win above its stake. */
  'winsInARow',
  /** Roubles of real stakes, or their equivalent. */
  'staked',
  /** Days of the site one after the other, each with a round. */
  'daysInARow',
  /** The player's level. */
  'level',
  /** Credited deposits. */
  'deposits',
] as const
export type AchievementKind = (typeof achievementKinds)[number]

export const AchievementRule = v.strictObject({
  kind: v.picklist(achievementKinds),
  goal: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  /** Only rounds of such games count. */
  engine: v.optional(v.picklist(engineIds)),
  theme: v.optional(Text),
  category: v.optional(Slug),
})
export type AchievementRule = v.InferOutput<typeof AchievementRule>

export const AchievementEntry = v.strictObject({
  slug: Slug,
  title: Wrapping,
  text: Wrapping,
  /** A picture of the art by its name, such as symbols/classic/seven. */
  picture: Text,
  rule: AchievementRule,
  /** Slug of the gift for completing it. */
  gift: v.optional(Slug),
})
export type AchievementEntry = v.InferOutput<typeof AchievementEntry>
