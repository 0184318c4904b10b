// The catalogue: games, their categories and their providers.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import {
  Count,
  Currency,
  Id,
  Instant,
  PictureAddress,
  PositiveMoney,
  queryInteger,
  queryList,
  Slug,
} from './kit/scalars.ts'

export const GameBadge = v.picklist(['new', 'top', 'jackpot', 'bonus', 'exclusive'])
export type GameBadge = v.InferOutput<typeof GameBadge>

export const Volatility = v.picklist(['low', 'medium', 'high'])
export type Volatility = v.InferOutput<typeof Volatility>

const gameFeatures = [
  'free_spins',
  'free_spins_choice',
  'wilds',
  'expanding_wilds',
  'walking_wilds',
  'sticky_wilds',
  'multipliers',
  'bonus_buy',
  'jackpot',
  'bet_table',
  'steps',
] as const
/** Features of a game's rules, as stated by its engine. */
export const GameFeature = v.picklist(gameFeatures)
export type GameFeature = v.InferOutput<typeof GameFeature>

/** [3.2]. `preview` is the cover in 4:3, `tall_preview` in 3:4. */
export const GameListItem = v.object({
  id: Id,
  slug: Slug,
  name: v.string(),
  desktop_name: v.string(),
  preview: PictureAddress,
  tall_preview: PictureAddress,
  active: v.boolean(),
  /** True: the game can't be played from its card; `disabledReason` is the reason. */
  disabled: v.boolean(),
  disabledReason: v.nullable(v.picklist(['soon', 'maintenance'])),
  badges: v.array(GameBadge),
  has_demo_mode: v.boolean(),
  provider: v.object({ slug: Slug, name: v.string() }),
  /** Share of stakes paid back in the long run, in hundredths of a percent: 9612 is 96.12 %. Null until the engine is known. */
  rtp: v.nullable(v.pipe(v.number(), v.integer())),
  volatility: v.nullable(Volatility),
  /** False: bonus money can't be staked here, and stakes do not count toward the wager. */
  allow_bonus_balance: v.boolean(),
})
export type GameListItem = v.InferOutput<typeof GameListItem>

/** [3.1] with what the game screen needs before a run. */
export const Game = v.object({
  ...GameListItem.entries,
  features: v.array(GameFeature),
  /** Slugs of its categories. */
  categories: v.array(Slug),
  /** Percent of each stake that counts toward the wager of a bonus; 0 where `allow_bonus_balance` is false. */
  wager_contribution: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** The kind of game, one of `packages/game-rules/src/engines`, such as `slot`; null until the game is implemented. */
  engine: v.nullable(Slug),
  /** The smallest and the largest stake of a round, in minor units; empty until the game is implemented. */
  stake_limits: v.array(v.object({ currency: Currency, min: PositiveMoney, max: PositiveMoney })),
  /** The largest win of one spin, or of a round of steps, cascades, respins or free spins of ways: whole stakes, rounded down; null until the game is implemented. */
  max_win: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
export type Game = v.InferOutput<typeof Game>

/** [3.4]: a category or a provider. */
export const Category = v.object({
  id: Id,
  slug: Slug,
  name: v.string(),
  image: v.nullable(PictureAddress),
  url: v.string(),
  position: v.pipe(v.number(), v.integer()),
  showInLobby: v.boolean(),
  pageType: v.picklist(['gameCategory', 'gameProducer']),
  /** The number of playable games; for the shelf of games that aren't playable, of all. */
  gamesCount: Count,
  /** Players who played a game of the provider within the last minutes; null for categories. */
  playersOnline: v.nullable(Count),
})
export type Category = v.InferOutput<typeof Category>

export const listCategories = defineCall({
  name: 'listCategories',
  method: 'GET',
  path: '/json-api/v2/categories',
  access: 'anyone',
  summary: 'Categories or providers by ascending position [7.56]',
  query: v.object({
    'filter[type]': v.optional(v.picklist(['category', 'producer']), 'category'),
    /** A provider: only the categories of its games, with the number of those games. */
    'filter[provider]': v.optional(Slug),
  }),
  response: v.object({ items: v.array(Category) }),
  refusals: ['invalid_request'],
})

export const getCategory = defineCall({
  name: 'getCategory',
  method: 'GET',
  path: '/json-api/v2/categories/{slug}',
  access: 'player',
  summary: 'A category or, where no category has the slug, a provider [7.47]',
  params: v.object({ slug: Slug }),
  response: v.object({ data: v.object({ data: Category }) }),
  refusals: ['unauthorized', 'not_found', 'invalid_request'],
})

/** `popular` is the editors' order, `rtp` the highest first. Left out, a category has its own order. */
export const GameSort = v.picklist(['popular', 'new', 'name', 'rtp'])
export type GameSort = v.InferOutput<typeof GameSort>

/** Several values of one key widen a list, several keys narrow it. */
const gameFilters = {
  /** Search text: matches name or provider, with typing errors, in the other alphabet or on the wrong keyboard. Best matches first unless `sort` is set. */
  q: v.optional(v.pipe(v.string(), v.maxLength(150))),
  'filter[category]': v.optional(Slug),
  'filter[category][]': v.optional(queryList(Slug, 20)),
  'filter[provider]': v.optional(Slug),
  'filter[provider][]': v.optional(queryList(Slug, 50)),
  'filter[volatility][]': v.optional(queryList(Volatility, 3)),
  'filter[feature][]': v.optional(queryList(GameFeature, gameFeatures.length)),
  /** The lowest RTP, in hundredths of a percent. */
  'filter[rtp]': v.optional(queryInteger(0, 10_000)),
  /** `1`: only games in which bonus money counts. */
  'filter[bonus]': v.optional(v.literal('1')),
  /** `1`: only games with a demo. */
  'filter[demo]': v.optional(v.literal('1')),
  /** Only these, in this order. */
  'filter[slug][]': v.optional(queryList(Slug, 500)),
}

export const listGames = defineCall({
  name: 'listGames',
  method: 'GET',
  path: '/json-api/v2/games',
  access: 'anyone',
  summary: 'Games of a category or provider, or those found by words; a page of them [7.59-7.60]',
  query: v.object({
    ...gameFilters,
    sort: v.optional(GameSort),
    page: v.optional(queryInteger(1, 100_000), '1'),
    limit: v.optional(queryInteger(1, 1000), '40'),
  }),
  response: v.object({ items: v.array(GameListItem), totalItems: Count }),
  refusals: ['invalid_request'],
})

/** The number of games left by a value. `name` is that of a provider; otherwise it equals the value, which the client translates. */
const Facet = v.object({ value: v.string(), name: v.string(), count: Count })

/** The filters of a list. Each facet counts the games left by all the other filters, so that a second value of the same kind can be compared. */
export const GameFacets = v.object({
  providers: v.array(Facet),
  volatilities: v.array(Facet),
  features: v.array(Facet),
  /** Steps of 1 %: `value` is the lowest RTP in hundredths of a percent. */
  rtp: v.array(Facet),
  bonus: Count,
  demo: Count,
})
export type GameFacets = v.InferOutput<typeof GameFacets>

export const listGameFacets = defineCall({
  name: 'listGameFacets',
  method: 'GET',
  path: '/json-api/v2/games/facets',
  access: 'anyone',
  summary: 'What a list of games can be narrowed by, and what would be left (path chosen here)',
  query: v.object(gameFilters),
  response: GameFacets,
  refusals: ['invalid_request'],
})

/** Slugs that are path segments of the catalogue and therefore can't name a game or category. */
export const reservedGameSlugs = ['facets', 'recent', 'day', 'favourites'] as const

/** The category of all games that can't be played now; they are in no other, so that counts include only playable games. */
export const waitingShelf = 'soon'

export const listLobbyRows = defineCall({
  name: 'listLobbyRows',
  method: 'GET',
  path: '/json-api/v2/lobby',
  access: 'anyone',
  summary:
    'Games that begin each category of the lobby; what begins an earlier one comes last in the next (path chosen here)',
  query: v.object({ limit: v.optional(queryInteger(1, 40), '14') }),
  /** Games of several rows are listed once: rows refer to them by slug. */
  response: v.object({
    games: v.array(GameListItem),
    rows: v.array(v.object({ category: Category, slugs: v.array(Slug), totalItems: Count })),
  }),
  refusals: ['invalid_request'],
})

export const OwnLobby = v.object({
  /** Latest first. */
  recent: v.array(GameListItem),
  favourites: v.array(GameListItem),
  /** Categories of the lobby, those that the player plays most first; recommended, top and newgames keep their positions. Empty without enough data. */
  order: v.array(Slug),
})
export type OwnLobby = v.InferOutput<typeof OwnLobby>

export const getOwnLobby = defineCall({
  name: 'getOwnLobby',
  method: 'GET',
  path: '/json-api/v2/lobby/own',
  access: 'player',
  summary:
    'What the lobby has for one player alone: recent games, favourites, and the order of rows (path chosen here)',
  response: OwnLobby,
  refusals: ['unauthorized'],
})

export const getGameOfTheDay = defineCall({
  name: 'getGameOfTheDay',
  method: 'GET',
  path: '/json-api/v2/games/day',
  access: 'anyone',
  summary: 'The game of the day [2.69] (path chosen here)',
  response: v.object({
    data: v.nullable(v.object({ game: Game, text: v.nullable(v.string()), endsAt: Instant })),
  }),
  refusals: [],
})

export const getGame = defineCall({
  name: 'getGame',
  method: 'GET',
  path: '/json-api/v2/games/{slug}',
  access: 'anyone',
  summary: 'One game [7.58]',
  params: v.object({ slug: Slug }),
  response: Game,
  refusals: ['game_not_found', 'invalid_request'],
})

export const listRecentGames = defineCall({
  name: 'listRecentGames',
  method: 'GET',
  path: '/json-api/v2/games/recent',
  access: 'player',
  summary: 'Games the player opened, latest first [7.57]',
  response: v.object({ items: v.array(GameListItem) }),
  refusals: ['unauthorized'],
})

/** The desk disabled or enabled a game, or editors changed content. Sent to `siteRoom`, so that caches of rendered content are invalidated. */
export const catalogueChanged = defineEvent({
  type: 'catalogueChanged',
  room: 'public',
  summary: 'The catalogue is another one; the version is that of the header x-catalogue-version',
  data: v.object({ version: v.string() }),
})
