// What a game's window may make the site do [2.31]. Anything else it says is not heard; an address it names is never followed.
import { GameMessage } from '@yanta/contract'
import * as v from 'valibot'

export type GameWish =
  /** Close the game and go to the main screen. */
  | { type: 'leave' }
  | { type: 'ready' }
  | { type: 'roundStarted'; roundId: string }
  | { type: 'roundEnded'; roundId: string }
  | { type: 'openCashbox' }
  | { type: 'failed'; code: string }

interface Heard {
  data: unknown
  origin: string
  source: unknown
}

/** The wish of a message from the frame's own window and the games' origin; null for everything else. */
export function readGameWish(heard: Heard, frameWindow: unknown, gamesOrigin: string): GameWish | null {
  if (frameWindow === null || frameWindow === undefined || heard.source !== frameWindow || heard.origin !== gamesOrigin) return null
  const message = v.safeParse(GameMessage, heard.data)
  if (!message.success) return null
  if (typeof message.output === 'string' || 'gotoUrl' in message.output) return { type: 'leave' }
  const { source: _, ...wish } = message.output as Extract<GameMessage, { source: 'game' }>
  return wish
}
