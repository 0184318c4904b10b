// Validates messages of a game's window [2.31]. Accepted are only the frame's own window, the games' origin, and short,
// known messages; an address that a message names is never followed.
import { LeaveMessage } from '@yanta/contract'
import * as v from 'valibot'
import type { DialectAdapter, GameRequest } from './dialects/dialect.ts'

interface ReceivedMessage {
  data: unknown
  origin: string
  source: unknown
}

/** In characters; known messages are far shorter. */
const longestText = 4096

/** True for messages of the frame's own window from the games' origin; all others are ignored. */
export function isFromGame(
  { origin, source }: ReceivedMessage,
  frameWindow: unknown,
  gamesOrigin: string,
): boolean {
  return frameWindow !== null && frameWindow !== undefined && source === frameWindow && origin === gamesOrigin
}

/** The request in a message of the game; null for everything the dialect does not know. */
export function readGameRequest(
  data: unknown,
  { receive }: Pick<DialectAdapter, 'receive'>,
): GameRequest | null {
  const message = unwrap(data)
  if (v.is(LeaveMessage, message)) return { type: 'leave' }
  return receive(message)
}

/** A message may arrive as a JSON string. */
function unwrap(data: unknown): unknown {
  if (typeof data !== 'string') return data
  if (data.length > longestText) return null
  if (!/^\s*["{]/.test(data)) return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}
