// Levels begin at nothing and go up: experience, cashback and compoints.
import type { Content } from './content.ts'

export function checkLevels({ levels, gifts }: Content): void {
  const types = new Map(gifts.entries.map(({ value }) => [value.slug, value.type]))
  for (const [order, { index, value }] of levels.entries.entries()) {
    const before = levels.entries[order - 1]?.value
    if (!before && value.fromXp !== 0) levels.report([index, 'fromXp'], 'the first level begins at 0')
    if (value.gift !== undefined && !types.has(value.gift))
      levels.report([index, 'gift'], `unknown gift '${value.gift}'`)
    if (value.gift !== undefined && types.get(value.gift) === 'cashback')
      levels.report([index, 'gift'], 'cashback belongs to a week of play, not to a level')
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
