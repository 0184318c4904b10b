// Levels begin at nothing and go up: experience, cashback and compoints.
import type { Content } from './content.ts'

export function checkLevels({ levels }: Content): void {
  for (const [order, { index, value }] of levels.entries.entries()) {
    const before = levels.entries[order - 1]?.value
    if (!before && value.fromXp !== 0) levels.report([index, 'fromXp'], 'the first level begins at 0')
    if (before && value.fromXp <= before.fromXp)
      levels.report([index, 'fromXp'], 'a level begins above the one before it')
    for (const key of ['cashback', 'compointsRate'] as const)
      if (before && value[key] < before[key])
        levels.report([index, key], 'a level gives no less than the one before it')
  }
}
