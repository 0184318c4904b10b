// What the player's screen makes of the achievements, and how events change them: pure.
import type {
  Achievement,
  CallResponse,
  EventData,
  achievementProgress,
  listAchievements,
} from '@yanta/contract'

export type Achievements = CallResponse<typeof listAchievements>

/** [9.17]. */
const nearestShown = 6

/** The nearest six in progress [9.17]: between 0 and 100, the furthest first, equal ones in the order of the editors. */
export function findNearest(items: readonly Achievement[]): Achievement[] {
  return items
    .filter(({ progress }) => progress > 0 && progress < 100)
    .toSorted((one, other) => other.progress - one.progress)
    .slice(0, nearestShown)
}

/** The completed ones, the latest first, then all others in the order of the editors. */
export function orderTrophies(items: readonly Achievement[]): Achievement[] {
  const done = items.filter(({ isCompleted }) => isCompleted)
  return [
    ...done.toSorted((one, other) => (other.completedAt ?? '').localeCompare(one.completedAt ?? '')),
    ...items.filter(({ isCompleted }) => !isCompleted),
  ]
}

/** Equals fetching anew; one that the editors have added since is there at the next fetch. */
export function applyProgress(
  shown: Achievements,
  { id, progress, isCompleted, completedAt }: EventData<typeof achievementProgress>,
): Achievements {
  return {
    ...shown,
    items: shown.items.map((item) =>
      item.id === id ? { ...item, progress, isCompleted, completedAt } : item,
    ),
  }
}
