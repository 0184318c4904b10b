// Levels begin at nothing and go up: experience, cashback and compoints.
import type { Content } from './content.ts'
import { findGiftFault } from './given-gift.ts'

export function checkLevels(content: Content): void {
  const { levels } = content
  for (const [order, { index, value }] of levels.entries.entries()) {
    const before = levels.entries[order - 1]?.value
    if (!before && value.fromXp !== 0) levels.report([index, 'fromXp'], 'the first level begins at 0')
    const fault = value.gift === undefined ? null : findGiftFault(content, value.gift)
    if (fault) levels.report([index, 'gift'], fault)
    if (!before && value.gift !== undefined)
      levels.report(
        [index, 'gift'],
        'the first level is not reached: new players get the gifts of the settings',
      )
    if (before && value.fromXp <= before.fromXp)
      levels.report([index, 'fromXp'], 'a level begins above the one before it')
    for (const key of ['cashback', 'compointsRate'] as const)
      if (before && value[key] < before[key])
        levels.report([index, key], 'a level gives no less than the one before it')
  }
}
