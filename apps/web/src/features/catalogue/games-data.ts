// A list of games by category or by provider, as far as the visitor has opened it.
import { type Category, listCategories, listGames } from '@yanta/contract'
import { type ShouldRevalidateFunctionArgs, data } from 'react-router'
import { getOrThrow } from '../../api/answer-or-throw.ts'
import type { Call } from '../../api/caller.ts'
import { isSessionChanged } from '../../api/session-hint.ts'
import { type CardGame, presentCardGame } from '../../lib/card-game.ts'
import { isPopupStep } from '../../lib/popup-step.ts'

export const gamesPerPage = 40
const maxPages = 25

export interface GamesData {
  group: Category
  /** The category that a provider's games are narrowed to [2.4]. */
  within: Category | null
  /** Those of the lobby, or those that a provider has games in. */
  categories: Category[]
  games: CardGame[]
  total: number
  /** Pages that `games` holds. */
  pages: number
}

type GroupKind = 'category' | 'producer'

/** Pages that a visitor added are there already: only the address learns of them, for a reload, another language and the way back. */
export function shouldReloadGames({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => Number(searchParams.get('page') ?? 1))
  const isGrown = currentUrl.pathname === nextUrl.pathname && after! > before!
  return !isGrown && defaultShouldRevalidate && (isSessionChanged() || !isPopupStep())
}

/** Loads a group's first pages at once, so that an address with `?page=3` shows what the visitor had. Unknown slugs are 404 [2.18]. */
export async function loadGames(call: Call, kind: GroupKind, slug: string, pageText: string | null, withinSlug?: string): Promise<GamesData> {
  const pages = Math.min(maxPages, Math.max(1, Number.parseInt(pageText ?? '1', 10) || 1))
  const listed = call(listCategories, { query: { 'filter[type]': 'category' } })
  const [categories, groups] = await Promise.all([listed, kind === 'category' ? listed : call(listCategories, { query: { 'filter[type]': kind } })])
  const group = getOrThrow(groups).items.find((candidate) => candidate.slug === slug)
  const within = getOrThrow(categories).items.find((candidate) => candidate.slug === withinSlug) ?? null
  if (!group || (withinSlug !== undefined && !within)) throw data({ code: 'not_found' }, { status: 404 })
  const [games, own] = await Promise.all([
    call(listGames, { query: { ...filterOf({ group, within }), page: 1, limit: pages * gamesPerPage } }).then(getOrThrow),
    kind === 'category' ? categories : call(listCategories, { query: { 'filter[type]': 'category', 'filter[provider]': slug } }),
  ])
  const shown = getOrThrow(own).items.filter(({ showInLobby }) => showInLobby || kind === 'producer')
  return { group, within, categories: shown, games: games.items.map(presentCardGame), total: games.totalItems, pages }
}

/** One page more. */
export function loadMoreGames(call: Call, list: GamesData, page: number) {
  return call(listGames, { query: { ...filterOf(list), page, limit: gamesPerPage } })
}

function filterOf({ group, within }: Pick<GamesData, 'group' | 'within'>) {
  if (group.pageType !== 'gameProducer') return { 'filter[category]': group.slug }
  return { 'filter[provider]': group.slug, ...(within && { 'filter[category]': within.slug }) }
}
