// Achievements of players. Promises: each fact counts once; an achievement is completed once, with its gift and its fact in the
// transaction that completes it.
import type { LoadedContent } from '@yanta/content'
import type { Achievement, Locale } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { createCalendar } from '../../../plugins/calendar.ts'
import { selectCounts, upsertCounts } from './achievements.repository.ts'
import { describeAchievements, type AchievementDetails } from './achievements.present.ts'
import { computeProgress, countFact, type GameKinds, type PlayerCounts } from './achievements.rules.ts'
import type { CountedRound } from './count.rules.ts'

export type { AchievementDetails } from './achievements.present.ts'

/** The key of its cursor in the outbox. */
export const achievementsConsumer = 'achievements'

export interface Achievements {
  details: readonly AchievementDetails[]
  /** Of a game by its slug; undefined for games that content does not know. */
  findGame(slug: string): GameKinds | undefined
  /** The number of the site's day. */
  readDay(moment: Date): number
}

export function createAchievements({
  achievements,
  gifts,
  games,
  settings,
  art,
}: Pick<LoadedContent, 'achievements' | 'gifts' | 'games' | 'settings' | 'art'>): Achievements {
  const kinds = new Map(
    games.map(({ slug, engine, theme, categories }) => [slug, { engine, theme, categories }]),
  )
  const readCalendar = createCalendar(settings.timeZone)
  return {
    details: describeAchievements(achievements, gifts, art),
    findGame: (slug) => kinds.get(slug),
    readDay: (moment) => readCalendar(moment).number,
  }
}

/** All achievements in the order of the editors, with the player's progress [7.21]. */
export async function listPlayerAchievements(
  db: PlatformDatabase,
  { details }: Achievements,
  userId: number,
  locale: Locale,
): Promise<Achievement[]> {
  const counts = (await selectCounts(db, [userId])).get(userId) ?? {}
  return details.map(({ entry: { slug, title, text, rule }, image, gift }) => {
    const counted = counts[slug]
    const completedAt = counted && 'completedAt' in counted ? counted.completedAt : null
    return {
      id: slug,
      actionId: null,
      title: title[locale],
      text: text[locale],
      image,
      isCompleted: completedAt !== null,
      progress: computeProgress(rule, counted),
      completedAt,
      gift: gift?.[locale] ?? null,
    }
  })
}

/** Counts rounds of before for a player who has no counts yet, for seeds. What they complete gives no gift. */
export async function countEarlierRounds(
  trx: PlatformDatabase,
  { details, findGame, readDay }: Achievements,
  { userId, at }: { userId: number; at: Date },
  rounds: readonly Omit<CountedRound, 'day'>[],
): Promise<void> {
  if (rounds.length === 0 || (await selectCounts(trx, [userId])).has(userId)) return
  const entries = details.map(({ entry }) => entry)
  const counts = rounds.reduce<PlayerCounts>((before, round) => {
    const game = findGame(round.gameSlug)
    if (!game) return before
    return countFact(entries, before, {
      type: 'round',
      round: { ...round, day: readDay(at) },
      game,
      at: at.toISOString(),
    })
  }, {})
  await upsertCounts(trx, new Map([[userId, counts]]))
}
