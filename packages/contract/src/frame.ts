// Messages between a game and the site that hosts it. Accepted only from the frame's own window and origin;
// the site never follows an address that a message names.
import * as v from 'valibot'
import { Locale } from './kit/scalars.ts'

/** From the game to the site. The bare words are the published vocabulary of [2.31]. */
export const GameMessage = v.union([
  v.picklist(['closeFrame', 'closeInnerFrame', 'runSiteInIFrame', 'exit']),
  v.looseObject({ gotoUrl: v.string() }),
  v.variant('type', [
    /** The game can be seen; the site drops its loader. */
    v.object({ source: v.literal('game'), type: v.literal('ready') }),
    /** Reels turn: the site shows the stake at once and keeps a win back until `roundEnded`. `roundId` is the game's own name for the round. */
    v.object({ source: v.literal('game'), type: v.literal('roundStarted'), roundId: v.string() }),
    v.object({ source: v.literal('game'), type: v.literal('roundEnded'), roundId: v.string() }),
    v.object({ source: v.literal('game'), type: v.literal('openCashbox') }),
    /** The game can't go on (lost session, refused token); the site shows its own error. */
    v.object({ source: v.literal('game'), type: v.literal('failed'), code: v.string() }),
  ]),
])
export type GameMessage = v.InferOutput<typeof GameMessage>

/** From the site to the game. */
export const SiteMessage = v.variant('type', [
  v.object({ source: v.literal('site'), type: v.literal('pause') }),
  v.object({ source: v.literal('site'), type: v.literal('resume') }),
  v.object({ source: v.literal('site'), type: v.literal('sound'), on: v.boolean() }),
  v.object({ source: v.literal('site'), type: v.literal('locale'), locale: Locale }),
])
export type SiteMessage = v.InferOutput<typeof SiteMessage>
