// What the main screen shows: banners, a row of games for each category of the lobby, the player's recent games.
import { type Banner, type Category, type GameListItem, listBanners, listCategories, listGames, listRecentGames } from '@yanta/contract'
import { getVital } from '../../api/answer-or-throw.ts'
import type { Call } from '../../api/caller.ts'
import { type CardGame, buildCardPresenter } from '../../lib/card-game.ts'

/** Two rows of the widest grid; a shelf scrolls through as many. */
const gamesPerRow = 14

export interface LobbyRow {
  category: Category
  /** Null when the row could not be loaded. */
  games: CardGame[] | null
  total: number
}

export interface LobbyData {
  banners: Banner[]
  categories: Category[]
  rows: LobbyRow[]
  recent: CardGame[]
}

/** Loads the lobby. Only the categories are vital; whatever else fails is left out or offers to try again. */
export async function loadLobby(call: Call, { hasSession }: { hasSession: boolean }): Promise<LobbyData> {
  const [categories, banners, recent] = await Promise.all([
    call(listCategories, { query: { 'filter[type]': 'category' } }),
    call(listBanners, { query: { type: 'startPage' } }),
    hasSession ? call(listRecentGames) : undefined,
  ])
  const present = buildCardPresenter()
  const shown = getVital(categories).items.filter((category) => category.showInLobby)
  return {
    banners: banners.ok ? banners.value.items : [],
    categories: shown,
    rows: await Promise.all(shown.map((category) => loadRow(call, category, present))),
    recent: recent?.ok ? recent.value.items.map(present) : [],
  }
}

/** The first games of a category. */
async function loadRow(call: Call, category: Category, present: (game: GameListItem) => CardGame): Promise<LobbyRow> {
  const games = await call(listGames, { query: { 'filter[category]': category.slug, limit: gamesPerRow } })
  return games.ok ? { category, games: games.value.items.map(present), total: games.value.totalItems } : { category, games: null, total: 0 }
}
