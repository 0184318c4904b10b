// Data of the main screen. None of its calls is required: what fails is omitted or offers a retry.
import {
  type Banner,
  type CallResponse,
  type GameListItem,
  getCurrentBlock,
  getGameOfTheDay,
  getOwnLobby,
  listBanners,
  listLobbyRows,
  listPromotions,
  listTournaments,
} from '@yanta/contract'
import type { Call } from '../../data/api/caller.ts'
import type { Result } from '../../data/api/result.ts'
import { type CardGame, buildCardPresenter } from '../../domain/game/card-game.ts'
import { type Announcement, presentAnnouncement } from './announcement-data.ts'
import { orderRows } from './order-rows.ts'
import { countGames, gamesOnShelf, mostGames } from './row-looks.ts'
import { type ContestTile, type DayGame, pickContest, presentDayGame } from './side-data.ts'

export interface LobbyRow {
  slug: string
  name: string
  /** Address of the whole list. */
  url: string
  games: CardGame[]
  total: number
}

export interface LobbyData {
  banners: Banner[]
  dayGame: DayGame | null
  contest: ContestTile | null
  announcement: Announcement | null
  /** Rows with games in them, in the player's order; null when they could not be loaded. */
  rows: LobbyRow[] | null
  /** Games the player opened last, the latest first; null when they could not be loaded. */
  recent: CardGame[] | null
  /** Favourites of the account, the latest first; empty for a guest. */
  favourites: CardGame[]
  /** Whether a promotion or tournament is running or upcoming. */
  hasEvents: boolean
}

export async function loadLobby(call: Call, { hasSession }: { hasSession: boolean }): Promise<LobbyData> {
  const [lobby, own, banners, dayGame, tournaments, promotions, block] = await Promise.all([
    askForRows(call),
    hasSession ? call(getOwnLobby) : null,
    call(listBanners, { query: { type: 'startPage' } }),
    call(getGameOfTheDay),
    // Its tile says nothing of the player.
    call(listTournaments, {}, { asGuest: true }),
    call(listPromotions),
    call(getCurrentBlock),
  ])
  const contest = pickContest(valueOf(tournaments)?.items ?? [])
  const rows = presentRows(valueOf(lobby))
  const present = buildCardPresenter(new Map(rows?.cards))
  return {
    banners: valueOf(banners)?.items ?? [],
    dayGame: presentDayGame(valueOf(dayGame)?.data ?? null),
    contest,
    announcement: await presentAnnouncement(valueOf(block)?.data ?? null),
    rows: rows && rows.inOrder(valueOf(own)?.order ?? []),
    recent: findRecent(own)?.map(present) ?? null,
    favourites: valueOf(own)?.favourites.slice(0, gamesOnShelf).map(present) ?? [],
    hasEvents:
      contest !== null || (valueOf(promotions)?.items.some(({ status }) => status === 'active') ?? false),
  }
}

/** The rows alone, in the editors' order; null when they can't be loaded. */
export async function loadRows(call: Call): Promise<LobbyRow[] | null> {
  return presentRows(valueOf(await askForRows(call)))?.inOrder([]) ?? null
}

function askForRows(call: Call) {
  return call(listLobbyRows, { query: { limit: mostGames } })
}

interface PresentedRows {
  cards: ReadonlyMap<string, CardGame>
  /** The rows in a player's preferred order; equal preferences return the same array. */
  inOrder: (favoured: readonly string[]) => LobbyRow[]
}

/** The server reuses one response for all requests within seconds: caches what is derived from it. */
const presented = new WeakMap<object, PresentedRows>()

function presentRows(answer: CallResponse<typeof listLobbyRows> | undefined): PresentedRows | null {
  if (!answer) return null
  const known = presented.get(answer)
  if (known) return known
  const cards = new Map<string, CardGame>()
  const present = buildCardPresenter(cards)
  const games = new Map(answer.games.map((game) => [game.slug, game]))
  const rows = answer.rows
    .map(({ category: { slug, name, url }, slugs, totalItems }) => ({
      slug,
      name,
      url,
      total: totalItems,
      games: slugs.slice(0, countGames(slug)).flatMap((each) => {
        const game = games.get(each)
        return game ? [present(game)] : []
      }),
    }))
    .filter((row) => row.games.length > 0)
  const orders = new Map<string, LobbyRow[]>()
  const inOrder = (favoured: readonly string[]) => {
    const ordered = orders.get(favoured.join()) ?? orderRows(rows, favoured)
    orders.set(favoured.join(), ordered)
    return ordered
  }
  const all = { cards, inOrder }
  presented.set(answer, all)
  return all
}

/** A guest has no recent games, nor has a player whose session has ended. */
function findRecent(own: Result<{ recent: GameListItem[] }, string> | null): GameListItem[] | null {
  if (!own || (!own.ok && own.refusal.status === 401)) return []
  return own.ok ? own.value.recent : null
}

function valueOf<T>(result: Result<T, string> | null): T | undefined {
  return result?.ok ? result.value : undefined
}
