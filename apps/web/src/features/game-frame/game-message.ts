// What a game's window may make the site do [2.31]. Heard are only the frame's own window and the games' origin, short messages
// and known ones; an address that a message names is never followed.
import { LeaveMessage } from '@yanta/contract'
import * as v from 'valibot'
import type { DialectAdapter, GameWish } from './dialects/dialect.ts'

interface Heard {
  data: unknown
  origin: string
  source: unknown
}

/** In characters; no known message comes near. */
const longestText = 4096

/** True for what the frame's own window said from the games' origin; nobody else is listened to. */
export function isFromGame({ origin, source }: Heard, frameWindow: unknown, gamesOrigin: string): boolean {
  return frameWindow !== null && frameWindow !== undefined && source === frameWindow && origin === gamesOrigin
}

/** What a message of the game means; null for everything the dialect does not know. */
export function readGameWish(data: unknown, { hear }: Pick<DialectAdapter, 'hear'>): GameWish | null {
  const message = unwrap(data)
  if (v.is(LeaveMessage, message)) return { type: 'leave' }
  return hear(message)
}

/** A message may come as a text of JSON. */
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
