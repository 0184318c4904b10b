// Messages between a game and the site that hosts it. Accepted only from the frame's own window and origin;
// the site never follows an address that a message names.
import * as v from 'valibot'
import { Locale } from './kit/scalars.ts'

/**
 * The format of messages between the games of a provider and the site: our own, or a convention that real providers
 * publish. docs/game-frame.md lists the messages of each side.
 */
export const Dialect = v.picklist(['own', 'container', 'lobby', 'prefixed', 'typed', 'plain'])
export type Dialect = v.InferOutput<typeof Dialect>

const leaving = v.picklist(['closeFrame', 'closeInnerFrame', 'runSiteInIFrame', 'exit', 'gotoUrl'])

/** [2.31], in any dialect: the bare word, or an object that contains it. */
export const LeaveMessage = v.union([leaving, v.object({ type: leaving }), v.object({ gotoUrl: v.string() })])
export type LeaveMessage = v.InferOutput<typeof LeaveMessage>

const ShortText = v.pipe(v.string(), v.maxLength(200))

/** From the game to the site, in our own dialect. */
export const GameMessage = v.variant('type', [
  /** The game is visible; the site removes its loader. */
  v.object({ source: v.literal('game'), type: v.literal('ready') }),
  /** A round runs: the site shows the stake at once and holds a win back until `roundEnded`. `roundId` is the game's own id of the round. */
  v.object({ source: v.literal('game'), type: v.literal('roundStarted'), roundId: ShortText }),
  v.object({ source: v.literal('game'), type: v.literal('roundEnded'), roundId: ShortText }),
  v.object({ source: v.literal('game'), type: v.literal('openCashbox') }),
  /** The demo money has run out and the player wants more: the site restarts the demo. Ignored in a game for real money. */
  v.object({ source: v.literal('game'), type: v.literal('restartDemo') }),
  /** The balance may have changed: the site requests it from the platform. */
  v.object({ source: v.literal('game'), type: v.literal('balanceHint') }),
  /** The player has turned the sound on or off in the game: the setting is the site's, for all games. */
  v.object({ source: v.literal('game'), type: v.literal('sound'), on: v.boolean() }),
  /** The game can't continue (lost session, refused token); the site shows its own error. */
  v.object({ source: v.literal('game'), type: v.literal('failed'), code: ShortText }),
])
export type GameMessage = v.InferOutput<typeof GameMessage>

/** From the site to the game, in our own dialect; the others support a subset. */
export const SiteMessage = v.variant('type', [
  v.object({ source: v.literal('site'), type: v.literal('pause') }),
  v.object({ source: v.literal('site'), type: v.literal('resume') }),
  v.object({ source: v.literal('site'), type: v.literal('sound'), on: v.boolean() }),
  v.object({ source: v.literal('site'), type: v.literal('locale'), locale: Locale }),
  /** Money came from elsewhere, such as a deposit: the game requests its balance. */
  v.object({ source: v.literal('site'), type: v.literal('balanceChanged') }),
])
export type SiteMessage = v.InferOutput<typeof SiteMessage>
