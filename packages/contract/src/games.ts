// The catalogue: games, the categories they hang in and the studios that make them.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Id, PictureAddress, Slug, queryInteger, queryList } from './kit/scalars.ts'

export const GameBadge = v.picklist(['new', 'top', 'jackpot', 'bonus', 'exclusive'])
export type GameBadge = v.InferOutput<typeof GameBadge>

/** [3.2]. `preview` is the cover in 4:3, `tall_preview` in 3:4. */
export const GameListItem = v.object({
  id: Id,
  slug: Slug,
  name: v.string(),
  desktop_name: v.string(),
  preview: PictureAddress,
  tall_preview: PictureAddress,
  active: v.boolean(),
  /** True shows the card without a way to play; `disabledReason` says why. */
  disabled: v.boolean(),
  disabledReason: v.nullable(v.picklist(['soon', 'maintenance'])),
  badges: v.array(GameBadge),
  has_demo_mode: v.boolean(),
  provider: v.object({ slug: Slug, name: v.string() }),
})
export type GameListItem = v.InferOutput<typeof GameListItem>

/** [3.1] with what the game screen needs before a run. */
export const Game = v.object({
  ...GameListItem.entries,
  allow_bonus_balance: v.boolean(),
  /** Share of stakes paid back in the long run, in hundredths of a percent: 9612 is 96.12 %. Null until the engine is known. */
  rtp: v.nullable(v.pipe(v.number(), v.integer())),
  volatility: v.nullable(v.picklist(['low', 'medium', 'high'])),
  categories: v.array(Slug),
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
  gamesCount: v.pipe(v.number(), v.integer()),
  playersOnline: v.nullable(v.pipe(v.number(), v.integer())),
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
    /** A provider: only the categories its games are in, with the number of those. */
    'filter[provider]': v.optional(Slug),
  }),
  response: v.object({ items: v.array(Category) }),
  refusals: ['invalid_request'],
})

export const listGames = defineCall({
  name: 'listGames',
  method: 'GET',
  path: '/json-api/v2/games',
  access: 'anyone',
  summary: 'Games of a category or provider, or by name; a page of them [7.59-7.60]',
  query: v.object({
    q: v.optional(v.pipe(v.string(), v.maxLength(150))),
    'filter[category]': v.optional(Slug),
    'filter[category][]': v.optional(queryList(Slug, 20)),
    'filter[provider]': v.optional(Slug),
    page: v.optional(queryInteger(1, 100_000), '1'),
    limit: v.optional(queryInteger(1, 1000), '40'),
  }),
  response: v.object({ items: v.array(GameListItem), totalItems: v.pipe(v.number(), v.integer()) }),
  refusals: ['invalid_request'],
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
