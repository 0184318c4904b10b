// Games a player likes: stored with the account, the latest first.
import * as v from 'valibot'
import { GameListItem } from './games.ts'
import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import { Slug } from './kit/scalars.ts'

/** The largest number of games a player may like. */
export const mostFavourites = 500

/** Slugs of the games, the latest first. */
const Favourites = v.object({ slugs: v.array(Slug) })

export const listFavourites = defineCall({
  name: 'listFavourites',
  method: 'GET',
  path: '/json-api/user-favourites',
  access: 'player',
  summary: 'Games the player likes, the latest first (path chosen here)',
  response: v.object({ items: v.array(GameListItem) }),
  refusals: ['unauthorized'],
})

export const addFavourite = defineCall({
  name: 'addFavourite',
  method: 'PUT',
  path: '/json-api/user-favourites/{slug}',
  access: 'player',
  summary: 'The player likes a game; once is enough (path chosen here)',
  params: v.object({ slug: Slug }),
  response: Favourites,
  refusals: ['unauthorized', 'game_not_found', 'favourites_limit_reached', 'invalid_request'],
})

export const removeFavourite = defineCall({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/json-api/user-favourites/{slug}',
  access: 'player',
  summary: 'The player likes a game no longer; also one that has left the catalogue (path chosen here)',
  params: v.object({ slug: Slug }),
  response: Favourites,
  refusals: ['unauthorized', 'invalid_request'],
})

export const mergeFavourites = defineCall({
  name: 'mergeFavourites',
  method: 'POST',
  path: '/json-api/user-favourites/merge',
  access: 'player',
  summary:
    'Adds what a guest liked behind what the account has, up to 500; what nobody knows is passed over (path chosen here)',
  body: v.object({ slugs: v.pipe(v.array(Slug), v.maxLength(mostFavourites)) }),
  response: Favourites,
  refusals: ['unauthorized', 'invalid_request'],
})

/** The player added or removed a favourite, on any device. */
export const favouritesChanged = defineEvent({
  type: 'favouritesChanged',
  room: 'user',
  summary: 'What the player likes now, the latest first',
  data: Favourites,
})
