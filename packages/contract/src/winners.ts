// Who won lately, for everybody to see [3.62].
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Currency, Id, Instant, Money, PictureAddress, Slug, queryInteger } from './kit/scalars.ts'

export const Winner = v.object({
  id: Id,
  /** The beginning of the nickname; whose it is nobody need know. */
  nick_name: v.string(),
  /** The whole win of the round, in minor units of `options.currency`. */
  amount: Money,
  game: v.object({ slug: Slug, name: v.string(), preview: PictureAddress }),
  wonAt: Instant,
})
export type Winner = v.InferOutput<typeof Winner>

export const listWinners = defineCall({
  name: 'listWinners',
  method: 'GET',
  path: '/api/winners',
  access: 'anyone',
  summary: 'The latest rounds that won more than they cost, the newest first [7.69]',
  query: v.object({ limit: v.optional(queryInteger(1, 100), '30') }),
  response: v.object({ data: v.array(Winner), options: v.object({ currency: Currency }) }),
  refusals: ['invalid_request'],
})
