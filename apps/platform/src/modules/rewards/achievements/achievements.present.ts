import type { Art } from '@yanta/art'
import type { AchievementEntry, GiftEntry } from '@yanta/content'
import { achievementProgress, perLocale, type Locale } from '@yanta/contract'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'

/** An entry of the editors with what it names. */
export interface AchievementDetails {
  entry: AchievementEntry
  /** Address of its picture. */
  image: string
  /** Titles of the gift for completing it; null: none. */
  gift: Record<Locale, string> | null
}

export function describeAchievements(
  entries: readonly AchievementEntry[],
  gifts: readonly GiftEntry[],
  art: Art,
): AchievementDetails[] {
  return entries.map((entry) => ({
    entry,
    image: art.getAddress(entry.picture),
    gift: gifts.find(({ slug }) => slug === entry.gift)?.title ?? null,
  }))
}

export interface AchievementNews {
  userId: number
  details: AchievementDetails
  progress: number
  /** ISO 8601, UTC; null: not yet. */
  completedAt: string | null
}

/** Sends the player's browsers what has changed [7.86]. */
export function publishAchievements(
  realtime: Realtime,
  news: readonly AchievementNews[],
  order: number,
): void {
  for (const { userId, details, progress, completedAt } of news) {
    const { entry, image } = details
    realtime.publish(
      userRoom(userId),
      achievementProgress,
      {
        id: entry.slug,
        progress,
        isCompleted: completedAt !== null,
        completedAt,
        image,
        titles: perLocale((locale) => entry.title[locale]),
      },
      { order },
    )
  }
}
