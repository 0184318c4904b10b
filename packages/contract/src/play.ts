// Running a game: the site requests a run, the game's own server plays it.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import { Dialect } from './frame.ts'
import { Currency, Id, Instant, Money, Platform, Slug } from './kit/scalars.ts'

export const PlayMode = v.picklist(['real', 'demo'])
export type PlayMode = v.InferOutput<typeof PlayMode>

/** [3.3]. The frame is 1280x720 unless the run sets another size. `redirect` is set when the game disallows an active bonus [4.9]: nothing is opened then, and the token plays nothing, until the run is confirmed. */
export const GameRun = v.object({
  data: v.object({
    run_url: v.pipe(v.string(), v.url()),
    frameWidth: v.pipe(v.number(), v.integer()),
    frameHeight: v.pipe(v.number(), v.integer()),
    runToken: v.string(),
    /** The dialect of this game's messages; our own by default. */
    dialect: v.optional(Dialect, 'own'),
  }),
  redirect: v.nullable(v.string()),
  session_id: Id,
})
export type GameRun = v.InferOutput<typeof GameRun>

export const runGame = defineCall({
  name: 'runGame',
  method: 'POST',
  path: '/json-api/eapi/game-run/{slug}',
  access: 'visitor',
  summary: 'Start a game session: real needs a login, demo plays with money that is not real [7.62]',
  params: v.object({ slug: Slug }),
  body: v.object({
    platform: Platform,
    type: PlayMode,
    /** The address the game links back to: passed to it when it is an address of the site [7.70]. */
    exitUrl: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    /** Repeats a run whose answer had `redirect`, after the player chose to continue. */
    confirm: v.optional(v.boolean(), false),
  }),
  response: GameRun,
  refusals: [
    'unauthorized',
    'game_not_found',
    'game_disabled',
    'demo_unavailable',
    'wrong_device',
    'account_closed',
    'taking_a_break',
    'self_excluded',
    'region_blocked',
    'too_many_requests',
  ],
  rateLimit: { max: 60, windowMs: 60_000, by: 'address' },
})

/** Path chosen here: the player's own rounds, latest first; the game shows its history from its own server. */
export const listRounds = defineCall({
  name: 'listRounds',
  method: 'GET',
  path: '/json-api/user/rounds',
  access: 'player',
  summary: "The player's latest 40 rounds over all games",
  response: v.object({
    items: v.array(
      v.object({
        id: Id,
        gameSlug: Slug,
        stake: Money,
        win: Money,
        /** Paid by the house: no money of the player was staked, and the win went to the gift. */
        isFree: v.boolean(),
        currency: Currency,
        status: v.picklist(['open', 'settled', 'rolled_back']),
        startedAt: Instant,
      }),
    ),
  }),
  refusals: ['unauthorized'],
})

/** [4.11], [8.17]: the frame whose run has this token stops. */
export const gameSessionDeactivated = defineEvent({
  type: 'gameSessionDeactivated',
  room: 'user',
  summary: 'A game session was ended from elsewhere: another window, a disabled game, a break',
  data: v.object({
    runToken: v.string(),
    reason: v.picklist(['double_run', 'game_disabled', 'logout', 'break', 'other']),
  }),
})
