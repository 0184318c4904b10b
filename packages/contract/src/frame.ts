// Messages between a game and the site that hosts it. Accepted only from the frame's own window and origin;
// the site never follows an address that a message names.
import * as v from 'valibot'
import { Locale } from './kit/scalars.ts'

/**
 * How the games of a provider and the site speak with each other: in our own words, or by a convention that real providers
 * publish. docs/game-frame.md says who says what.
 */
export const Dialect = v.picklist(['own', 'container', 'lobby', 'prefixed', 'typed', 'plain'])
export type Dialect = v.InferOutput<typeof Dialect>

const leaving = v.picklist(['closeFrame', 'closeInnerFrame', 'runSiteInIFrame', 'exit', 'gotoUrl'])

/** [2.31], whatever the game's dialect: the bare word, or an object that names it. */
export const LeaveMessage = v.union([leaving, v.object({ type: leaving }), v.object({ gotoUrl: v.string() })])
export type LeaveMessage = v.InferOutput<typeof LeaveMessage>

const ShortText = v.pipe(v.string(), v.maxLength(200))

/** From the game to the site, in our own dialect. */
export const GameMessage = v.variant('type', [
  /** The game can be seen; the site drops its loader. */
  v.object({ source: v.literal('game'), type: v.literal('ready') }),
  /** Reels turn: the site shows the stake at once and keeps a win back until `roundEnded`. `roundId` is the game's own name for the round. */
  v.object({ source: v.literal('game'), type: v.literal('roundStarted'), roundId: ShortText }),
  v.object({ source: v.literal('game'), type: v.literal('roundEnded'), roundId: ShortText }),
  v.object({ source: v.literal('game'), type: v.literal('openCashbox') }),
  /** The balance may be another one: the site asks the platform. */
  v.object({ source: v.literal('game'), type: v.literal('balanceHint') }),
  /** The game can't go on (lost session, refused token); the site shows its own error. */
  v.object({ source: v.literal('game'), type: v.literal('failed'), code: ShortText }),
])
export type GameMessage = v.InferOutput<typeof GameMessage>

/** From the site to the game, in our own dialect; the others say as much of it as they have words for. */
export const SiteMessage = v.variant('type', [
  v.object({ source: v.literal('site'), type: v.literal('pause') }),
  v.object({ source: v.literal('site'), type: v.literal('resume') }),
  v.object({ source: v.literal('site'), type: v.literal('sound'), on: v.boolean() }),
  v.object({ source: v.literal('site'), type: v.literal('locale'), locale: Locale }),
])
export type SiteMessage = v.InferOutput<typeof SiteMessage>
