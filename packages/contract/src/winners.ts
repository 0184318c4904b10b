// Public list of recent wins [3.62].
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { SnapshotMark, defineEvent } from './kit/event.ts'
import { Currency, Id, Instant, Money, PictureAddress, Slug, perLocale, queryInteger } from './kit/scalars.ts'

export const Winner = v.object({
  id: Id,
  /** The beginning of the nickname, so that the player stays anonymous. */
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
  summary:
    'The latest rounds that won more than they cost, the newest first [7.69], with the sequence number the socket resumes from',
  query: v.object({ limit: v.optional(queryInteger(1, 100), '30') }),
  response: v.object({
    data: v.array(Winner),
    options: v.object({ currency: Currency }),
    /** Position in `winnersRoom`. */
    ...SnapshotMark.entries,
  }),
  refusals: ['invalid_request'],
})

/** The public room of wins. */
export const winnersRoom = 'winners'

/** New wins; names of games are in both languages because all clients share one room. Sent to `winnersRoom`, batched within a second. */
export const winnersAdded = defineEvent({
  type: 'winnersAdded',
  room: 'public',
  summary:
    'The latest wins, the newest first and at most 30; one may come twice, and is known by its id [3.62]',
  data: v.object({
    data: v.array(
      v.object({
        ...Winner.entries,
        game: v.object({
          slug: Slug,
          name: v.object(perLocale(() => v.string())),
          preview: PictureAddress,
        }),
      }),
    ),
  }),
})
