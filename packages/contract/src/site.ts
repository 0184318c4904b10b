// What the site needs to know about its operator and the platform before anything else.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Currency, Id, Instant, Slug } from './kit/scalars.ts'

/** [3.64], the part that exists by now. Money is never configured here; addresses are absolute or start with a slash. */
export const ServerData = v.object({
  mode: v.picklist(['demo', 'production']),
  /** Where the socket listens, as the browser reaches it [7.85]. */
  socketUrl: v.string(),
  currencies: v.array(Currency),
  /** Host the canonical link is built on [2.25]. */
  canonical: v.string(),
  noIndex: v.boolean(),
  /** The platform's clock at the moment of the answer; the client keeps the offset. */
  serverTime: Instant,
  /** Origin the games run on; frames and their messages come from nowhere else. */
  gamesOrigin: v.string(),
  /** Seeded players, in demo mode only, so that a visitor can look around. */
  demoPlayers: v.array(v.object({ email: v.string(), password: v.string() })),
})
export type ServerData = v.InferOutput<typeof ServerData>

export const getServerData = defineCall({
  name: 'getServerData',
  method: 'GET',
  path: '/json-api/serverdata',
  access: 'anyone',
  summary: 'Settings the site starts from [7.68]',
  response: ServerData,
  refusals: [],
})

/** [3.59]; texts are in the locale of the call. `image` and `imageSmall` are addresses without extension. */
export const Banner = v.object({
  id: Id,
  type: v.picklist(['startPage', 'gameProvider']),
  providerSlug: v.nullable(Slug),
  tag: v.nullable(v.string()),
  title: v.string(),
  text: v.nullable(v.string()),
  buttonText: v.nullable(v.string()),
  url: v.string(),
  image: v.string(),
  imageSmall: v.string(),
})
export type Banner = v.InferOutput<typeof Banner>

export const listBanners = defineCall({
  name: 'listBanners',
  method: 'GET',
  path: '/json-api/banners',
  access: 'anyone',
  summary: 'Banners of a place, in the order they are shown [7.63]',
  query: v.object({ type: v.optional(v.picklist(['startPage', 'gameProvider']), 'startPage') }),
  response: v.object({ items: v.array(Banner) }),
  refusals: ['invalid_request'],
})
