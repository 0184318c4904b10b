// The categories of a game. Pure.
import { waitingShelf } from '@yanta/contract'

/** The category whose order is that of the most played games of the week. */
export const weeklyTop = { slug: 'top', count: 10 } as const

interface ShelvedGame {
  slug: string
  /** Categories set by editors, by position. */
  categories: readonly string[]
  /** Why it can't be played now; null when it can. */
  disabledReason: string | null
}

export function isOpen({ disabledReason }: Pick<ShelvedGame, 'disabledReason'>): boolean {
  return disabledReason === null
}

/** The ten of the week out of `ranked`, which has the most played game first; null while fewer than ten of them can be played. */
export function findWeeklyTop(
  games: readonly ShelvedGame[],
  ranked: readonly string[],
): readonly string[] | null {
  const open = new Set(games.filter(isOpen).map(({ slug }) => slug))
  const top = ranked.filter((slug) => open.has(slug)).slice(0, weeklyTop.count)
  return top.length < weeklyTop.count ? null : top
}

/** The game's categories, in the order of `categories`. Without a top of the week the editors' top applies. */
export function listShelves(
  game: ShelvedGame,
  { categories, top }: { categories: readonly string[]; top: readonly string[] | null },
): readonly string[] {
  if (!isOpen(game)) return [waitingShelf]
  const chosen = game.categories.filter((slug) => slug !== waitingShelf)
  if (!top) return chosen
  const isTop = top.includes(game.slug)
  return categories.filter((slug) => (slug === weeklyTop.slug ? isTop : chosen.includes(slug)))
}
