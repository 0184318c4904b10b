import type { IconName } from '../../ui/data/icon.tsx'

const icons: Record<string, IconName> = {
  recommended: 'star',
  top: 'fire',
  newgames: 'spark',
  slots: 'slots',
  otygrat_bonus: 'refund',
  table: 'table',
  fast: 'bolt',
  jackpots: 'crown',
  soon: 'clock',
}

/** The icon of a category; categories added by editors later share one. */
export function findCategoryIcon(slug: string): IconName {
  return icons[slug] ?? 'grid'
}
